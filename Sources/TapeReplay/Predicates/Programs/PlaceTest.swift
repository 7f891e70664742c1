/// One look at a place: values that are read, and what they are held against.
///
/// It owns nothing, so that programs run without counting owners; what is longer than a word stands
/// in the program's tables.
struct PlaceTest: Sendable {
  enum Kind: Sendable {
    /// The value counts as true.
    case truth
    /// An element is there.
    case presence
    /// A number stands in `comparison` to `number`.
    case number
    /// A value is `scalar`, or is not.
    case same
    /// A value is one of the constants in `range`.
    case member
    /// A name is in the set `table`.
    case spelled
    /// A text contains the needle `table`.
    case text
    /// A list is that of the constants in `range`, or is not.
    case list
    /// A list has the element `scalar`.
    case has
    /// A list has a name of the set `table`, or a text with the needle `table`.
    case hasSpelled, hasText
    /// A value stands in `comparison` to one of `other`.
    case pair
    /// Two lists are equal, or are not.
    case lists
    /// The event's text contains what the matcher `table` looks for.
    case eventText
    /// A fact of the table was told.
    case fact
  }

  var kind: Kind
  var probe: PlaceProbe
  var comparison = PredicateComparison.equal
  var number = 0.0
  var scalar = PlaceScalar.null
  var range = 0..<0
  var table = 0
  var other: PlaceProbe?
}
