#include <zlib.h>

// `deflateInit2` and `inflateInit2` are macros that carry the header's version and the size of
// `z_stream`; Swift does not import them, so these two functions stand in for them.
static inline int czlib_deflate_init(z_stream *stream, int level, int windowBits, int memoryLevel,
                                     int strategy) {
  return deflateInit2(stream, level, Z_DEFLATED, windowBits, memoryLevel, strategy);
}

static inline int czlib_inflate_init(z_stream *stream, int windowBits) {
  return inflateInit2(stream, windowBits);
}
