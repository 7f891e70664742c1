extension TapeIndex {
  /// Finds, reads and checks the index of the tape in `source`, whose blocks begin at `place`.
  ///
  /// - Returns: the index, or what is wrong with it.
  static func read(
    from source: any ByteSource,
    blocksFrom place: BlockInfo,
    salt: UInt64
  ) throws(TapeError) -> Result<TapeIndex, MalformedBytes> {
    let start = place.offset
    let least = UInt64(TapeFormat.indexMarker.count + 1 + trailerSize)
    guard source.byteCount >= start + least else {
      return .failure(MalformedBytes("is not at the end of the file"))
    }
    let bodyEnd = source.byteCount - UInt64(trailerSize)
    let trailer = try source.read(at: bodyEnd, upTo: trailerSize)
    guard trailer.count == trailerSize, trailer[8...] == TapeFormat.endMarker[...] else {
      return .failure(MalformedBytes("is not at the end of the file"))
    }
    var size: UInt32 = 0
    var expected: UInt32 = 0
    var reader = ByteReader(trailer)
    do throws(MalformedBytes) {
      size = try reader.readFixed(UInt32.self)
      expected = try reader.readFixed(UInt32.self)
    } catch {
      return .failure(error)
    }
    // An entry takes less than half of the block it stands for.
    guard UInt64(size) <= min(bodyEnd - start, (bodyEnd - start) / 2 + least) else {
      return .failure(MalformedBytes("declares a size that does not fit the tape"))
    }
    let body = try source.read(at: bodyEnd - UInt64(size), upTo: Int(size))
    guard checksum(body, size: size, salt: salt).value == expected else {
      return .failure(MalformedBytes("does not match its checksum"))
    }
    do throws(MalformedBytes) {
      let end = bodyEnd - UInt64(size)
      return .success(try TapeIndex(body: body, blocksFrom: place, to: end))
    } catch {
      return .failure(error)
    }
  }
}
