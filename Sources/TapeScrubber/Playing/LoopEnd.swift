/// The two ends of the stretch that is played again and again.
enum LoopEnd: Hashable, Sendable {
  case start, end
}
