/// Whose history predicts a touch: guessed samples run ahead of their finger, so they have their own.
struct TouchKey: Equatable {
  var id: Int32
  var isPredicted: Bool
}
