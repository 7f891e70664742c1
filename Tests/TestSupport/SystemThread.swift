#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the system, for what has to happen at the very same time.
public struct SystemThread {
  private let handle: pthread_t

  /// What a thread runs.
  fileprivate final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts a thread that runs `body`; nil where the system has none left.
  public init?(_ body: @escaping @Sendable () -> Void) {
    guard let handle = SystemThread.start(Body(body)) else { return nil }
    self.handle = handle
  }

  /// Waits for its end.
  public func join() {
    pthread_join(handle, nil)
  }

  private static func start(_ body: Body) -> pthread_t? {
    let argument = Unmanaged.passRetained(body)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, nil, { runBody($0) }, argument.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, nil, { runBody($0) }, argument.toOpaque())
    #endif
    guard status == 0 else {
      argument.release()
      return nil
    }
    return thread
  }
}

private func runBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument {
    Unmanaged<SystemThread.Body>.fromOpaque(argument).takeRetainedValue().run()
  }
  return nil
}
