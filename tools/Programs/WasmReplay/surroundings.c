// What Embedded Swift asks its surroundings for: a heap, moving bytes, rounding.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

// The heap: blocks of powers of two, cut from the end of the memory; free ones are listed by size.

extern byte __heap_base;

enum { page_bytes = 65536, smallest_shift = 4, header_bytes = 16 };

// What stands before a block while it is used: how large it is.
struct header {
  size_t shift;
  struct header *next;
};

static struct header *free_blocks[32];
static byte *unused = &__heap_base;

static struct header *cut(size_t shift) {
  size_t start = ((size_t)unused + header_bytes - 1) & ~(size_t)(header_bytes - 1);
  size_t end = start + header_bytes + ((size_t)1 << shift);
  size_t pages = (end + page_bytes - 1) / page_bytes;
  size_t present = __builtin_wasm_memory_size(0);
  if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) return 0;
  unused = (byte *)end;
  return (struct header *)start;
}

void *malloc(size_t size) {
  size_t shift = smallest_shift;
  while (((size_t)1 << shift) < size) {
    if (++shift == 31) return 0;
  }
  struct header *block = free_blocks[shift];
  if (block) {
    free_blocks[shift] = block->next;
  } else {
    block = cut(shift);
    if (!block) return 0;
    block->shift = shift;
  }
  return (byte *)block + header_bytes;
}

void free(void *address) {
  if (!address) return;
  struct header *block = (struct header *)((byte *)address - header_bytes);
  block->next = free_blocks[block->shift];
  free_blocks[block->shift] = block;
}

// Every block stands on a multiple of 16, which is all that Swift's types ask for.
int posix_memalign(void **address, size_t alignment, size_t size) {
  if (alignment > header_bytes) return 22;
  *address = malloc(size);
  return *address ? 0 : 12;
}

// Compiled to the instructions of the machine.
void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) {
  return __builtin_memset(to, value, count);
}

// To the nearest whole number, halves away from zero; the difference to the whole part is exact.
double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = __builtin_fabs(value - whole);
  return rest < 0.5 ? whole : whole + __builtin_copysign(1, value);
}
