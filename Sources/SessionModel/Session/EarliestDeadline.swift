/// The earliest of some deadlines; of equal ones that of what was made first.
struct EarliestDeadline {
  /// When it is; `never` if there is none.
  private(set) var time = Time.never
  /// What happens then.
  private(set) var deadline: Session.Deadline?
  private var serial: UInt64 = 0

  /// Takes in one more.
  mutating func consider(_ time: Time, _ serial: UInt64, _ deadline: Session.Deadline) {
    guard time < self.time || time == self.time && time != .never && serial < self.serial else {
      return
    }
    (self.time, self.serial, self.deadline) = (time, serial, deadline)
  }
}
