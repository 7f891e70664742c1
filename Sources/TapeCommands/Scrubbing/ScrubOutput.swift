import TerminalKit

/// How the player draws; with `--print` the same everywhere unless told otherwise.
struct ScrubOutput: Equatable {
  /// The options that say so.
  static let options = [size, colors, glyphs]

  static let size = Option(
    "--size",
    value: "COLUMNSxROWS",
    "the size of the printed screen (default: 80x24)"
  )
  static let colors = Option(
    "--colors",
    value: "DEPTH",
    "of the printed screen: none (default), 16, 256, true"
  )
  static let glyphs = Option(
    "--glyphs",
    value: "SET",
    "of the printed screen: unicode (default), blocks, ascii"
  )

  private static let depths: [(name: String, depth: ColorDepth)] = [
    ("none", .none), ("16", .ansi16), ("256", .palette256), ("true", .trueColor),
  ]
  private static let glyphSets: [(name: String, glyphs: GlyphSet)] = [
    ("unicode", .unicode), ("blocks", .blocks), ("ascii", .ascii),
  ]

  var size = CellSize.fallback
  var depth = ColorDepth.none
  var glyphs = GlyphSet.unicode

  /// What the options say; nil where none was given.
  init?(_ arguments: Arguments) throws(UsageError) {
    let words = Self.options.map { arguments.value($0) }
    guard words.contains(where: { $0 != nil }) else { return nil }
    if let word = words[0] { size = try Self.size(word) }
    if let word = words[1] { depth = try Self.value(word, Self.depths, Self.colors) }
    if let word = words[2] { glyphs = try Self.value(word, Self.glyphSets, Self.glyphs) }
  }

  /// What the options say of a screen that is printed if `prints`; nil where it is not, and then they
  /// have no business.
  init?(printing prints: Bool, _ arguments: Arguments) throws(UsageError) {
    let output = try ScrubOutput(arguments)
    guard prints || output == nil else {
      throw UsageError("--size, --colors and --glyphs are about what --print prints")
    }
    guard prints else { return nil }
    self = output ?? ScrubOutput()
  }

  /// The defaults.
  init() {}

  /// What suits the terminal at hand, whose size is asked for later.
  init(_ surroundings: TerminalSurroundings) {
    (depth, glyphs) = (surroundings.depth, surroundings.glyphs)
  }

  private static func size(_ word: String) throws(UsageError) -> CellSize {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    let most = Screen.maximumSize
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...most.columns).contains(columns), (1...most.rows).contains(rows)
    else {
      throw UsageError(
        "--size needs columns and rows such as 120x40, at most \(most.columns)x\(most.rows), "
          + "not '\(word)'"
      )
    }
    return CellSize(columns: columns, rows: rows)
  }

  private static func value<Value>(
    _ word: String,
    _ known: [(String, Value)],
    _ option: Option
  ) throws(UsageError) -> Value {
    guard let found = known.first(where: { $0.0 == word }) else {
      let names = known.map(\.0).joined(separator: ", ")
      throw UsageError("\(option.name) is one of \(names), not '\(word)'")
    }
    return found.1
  }
}
