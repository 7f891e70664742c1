/// The numbers by which a device names itself.
struct DeviceIdentity: Equatable, Sendable {
  var bus: UInt16
  var vendor: UInt16
  var product: UInt16
  var version: UInt16
}
