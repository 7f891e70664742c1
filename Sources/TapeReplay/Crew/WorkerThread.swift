#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that runs one closure.
struct WorkerThread {
  private let handle: pthread_t

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread that runs `body`; nil where the system has none left.
  init?(_ body: @escaping @Sendable () -> Void) {
    let argument = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, nil, WorkerThread.main, argument.toOpaque())
    #if canImport(Darwin)
      guard status == 0, let thread else {
        argument.release()
        return nil
      }
    #else
      guard status == 0 else {
        argument.release()
        return nil
      }
    #endif
    handle = thread
  }

  /// Waits for its end.
  func join() {
    pthread_join(handle, nil)
  }

  #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      {
        Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
        return nil
      }
  #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }
  #endif
}
