/// What a mark is called that was given no name.
enum MarkName {
  /// `mark-` and the first number that is not taken.
  static func unused(_ isTaken: (String) -> Bool) -> String {
    var number = 1
    while isTaken("mark-\(number)") { number += 1 }
    return "mark-\(number)"
  }
}
