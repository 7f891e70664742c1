#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// SQLite's C interface, found when the program runs, so that nobody needs it to build.
struct SQLiteLibrary {
  typealias Handle = OpaquePointer
  typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>) -> Int32
  typealias Execute =
    @convention(c) (
      Handle?, UnsafePointer<CChar>, OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> Int32
  typealias Prepare =
    @convention(c) (
      Handle?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Handle?>, OpaquePointer?
    ) -> Int32
  typealias BindInteger = @convention(c) (Handle?, Int32, Int64) -> Int32
  typealias BindNumber = @convention(c) (Handle?, Int32, Double) -> Int32
  typealias BindBytes =
    @convention(c) (Handle?, Int32, UnsafeRawPointer?, Int32, Int) -> Int32
  typealias OfHandle = @convention(c) (Handle?) -> Int32
  typealias ColumnInteger = @convention(c) (Handle?, Int32) -> Int64
  typealias ColumnNumber = @convention(c) (Handle?, Int32) -> Double
  typealias ColumnBytes = @convention(c) (Handle?, Int32) -> UnsafeRawPointer?
  typealias ColumnCount = @convention(c) (Handle?, Int32) -> Int32

  let open: Open
  let execute: Execute
  let prepare: Prepare
  let bindInteger: BindInteger
  let bindNumber: BindNumber
  let bindBytes: BindBytes
  let step: OfHandle
  let reset: OfHandle
  let finalize: OfHandle
  let close: OfHandle
  let integer: ColumnInteger
  let number: ColumnNumber
  let bytes: ColumnBytes
  let count: ColumnCount

  /// The library of this machine; nil where there is none.
  init?() {
    let names = ["libsqlite3.so.0", "libsqlite3.dylib"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let open = dlsym(library, "sqlite3_open"), let execute = dlsym(library, "sqlite3_exec"),
      let prepare = dlsym(library, "sqlite3_prepare_v2"),
      let bindInteger = dlsym(library, "sqlite3_bind_int64"),
      let bindNumber = dlsym(library, "sqlite3_bind_double"),
      let bindBytes = dlsym(library, "sqlite3_bind_blob"),
      let step = dlsym(library, "sqlite3_step"), let reset = dlsym(library, "sqlite3_reset"),
      let finalize = dlsym(library, "sqlite3_finalize"),
      let close = dlsym(library, "sqlite3_close"),
      let integer = dlsym(library, "sqlite3_column_int64"),
      let number = dlsym(library, "sqlite3_column_double"),
      let bytes = dlsym(library, "sqlite3_column_blob"),
      let count = dlsym(library, "sqlite3_column_bytes")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.execute = unsafeBitCast(execute, to: Execute.self)
    self.prepare = unsafeBitCast(prepare, to: Prepare.self)
    self.bindInteger = unsafeBitCast(bindInteger, to: BindInteger.self)
    self.bindNumber = unsafeBitCast(bindNumber, to: BindNumber.self)
    self.bindBytes = unsafeBitCast(bindBytes, to: BindBytes.self)
    self.step = unsafeBitCast(step, to: OfHandle.self)
    self.reset = unsafeBitCast(reset, to: OfHandle.self)
    self.finalize = unsafeBitCast(finalize, to: OfHandle.self)
    self.close = unsafeBitCast(close, to: OfHandle.self)
    self.integer = unsafeBitCast(integer, to: ColumnInteger.self)
    self.number = unsafeBitCast(number, to: ColumnNumber.self)
    self.bytes = unsafeBitCast(bytes, to: ColumnBytes.self)
    self.count = unsafeBitCast(count, to: ColumnCount.self)
  }
}
