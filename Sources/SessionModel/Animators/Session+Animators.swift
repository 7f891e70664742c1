extension Session {
  mutating func receive(_ report: AnimatorReport, telling sink: inout some FactSink) {}
  mutating func fireDeadline(ofAnimatorAt index: Int, telling sink: inout some FactSink) {}
}
