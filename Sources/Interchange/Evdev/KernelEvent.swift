/// One input event of the Linux kernel as found in a log.
///
/// Kept small (24 bytes), because a long recording has millions of them.
struct KernelEvent: Equatable, Sendable {
  private var storedTime: Int64
  private var storedLine: UInt32
  /// The new state, or -1 where a contact ends.
  var value: Int32
  /// The event type, such as `EV_ABS`.
  var type: UInt16
  /// The event code within its type, such as `ABS_MT_POSITION_X`.
  var code: UInt16
  private var storedDevice: UInt8

  /// Microseconds on the recorder's clock, or nil in a log without times.
  var time: Int64? {
    storedTime == .min ? nil : storedTime
  }

  /// The line of the file, counted from 1.
  var line: Int { Int(storedLine) }

  /// The index of the device in its recording.
  var device: Int { Int(storedDevice) }

  init(device: Int = 0, line: Int, time: Int64?, type: UInt16, code: UInt16, value: Int32) {
    storedDevice = UInt8(clamping: device)
    storedLine = UInt32(clamping: line)
    storedTime = time ?? .min
    self.type = type
    self.code = code
    self.value = value
  }
}
