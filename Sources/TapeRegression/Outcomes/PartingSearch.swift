import SessionModel
import TapeReplay

/// Looks, step after step of two sessions, for the first after which what they show differs.
///
/// Where they differ in nothing that shows, it looks less often: to compare costs more than to replay.
struct PartingSearch {
  /// Steps that are let pass at most before the next look; each look in vain adds one.
  private static let mostPatience = 16

  /// Where they part; nil as long as they do not.
  private(set) var found: Parting?
  private var patience = 0
  private var nextStep = 0

  /// Compares what is left of both after a step; whether this is where they part.
  ///
  /// - Parameters:
  ///   - step: the number of the step, which grows.
  ///   - event: the number, for the first session, of the event that led there.
  mutating func look(
    _ first: OutcomeRecorder,
    _ second: OutcomeRecorder,
    step: Int,
    event: Int
  ) -> Bool {
    guard found == nil, step >= nextStep, first.session.showsOther(than: second.session) else {
      return false
    }
    let place = Position(event: event, time: first.session.now)
    found = Parting(first.session, second.session, (first.names, second.names), at: place)
    patience = min(patience + 1, Self.mostPatience)
    nextStep = step + patience
    return found != nil
  }
}
