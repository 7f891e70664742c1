import SessionModel

// Reduces the same drag again and again, so that a memory checker can count what a drag costs.
// usage: ReduceProbe DRAGS

/// A drag of the back swipe that is let go too early, `start` microseconds into the session.
func drag(at start: Int64, in session: inout Session) {
  var facts = NoFacts()
  func touch(_ phase: Touch.Phase, _ x: Double, _ delay: Int64) {
    let touch = Touch(phase, id: 1, position: Point(x: x, y: 400), force: 0.5)
    let time = Time(microseconds: start + delay)
    session.apply(.touch(touch), at: time, telling: &facts)
  }
  touch(.down, 40, 0)
  for step in 1...60 { touch(.move, 40 + Double(step) * 2, Int64(step) * 8_333) }
  touch(.up, 160, 600_000)
}

/// A session with two screens and a pan that pops.
func session() -> Session {
  var names = NameTable()
  let screens = [names.intern("Home"), names.intern("Detail")]
  var pan = RecognizerDeclaration(names.intern("back"), .pan)
  pan.preset = .backSwipe
  var session = Session()
  var facts = NoFacts()
  let stack = Setup.Containers(lists: [Setup.Containers.List(.main, screens)])
  session.apply(.setup(.containers(stack)), at: .zero, telling: &facts)
  session.apply(.setup(.recognizer(pan)), at: .zero, telling: &facts)
  return session
}

guard let drags = CommandLine.arguments.dropFirst().first.flatMap({ Int64($0) }), drags >= 0 else {
  print("usage: ReduceProbe DRAGS")
  throw CancellationError()
}
var reduced = session()
for number in 0..<drags { drag(at: 100_000 + number * 2_000_000, in: &reduced) }
print(reduced.digest)
