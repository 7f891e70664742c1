import SessionModel

extension SessionAspects {
  /// What they are called, for people: `stacks, touches`.
  var words: String {
    let all: [(SessionAspects, String)] = [
      (.stacks, "stacks"), (.transitions, "transitions"), (.recognizers, "recognizers"),
      (.touches, "touches"), (.chrome, "bars and flags"), (.app, "app"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
