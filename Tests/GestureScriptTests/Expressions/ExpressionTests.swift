import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("An expression")
struct ExpressionTests {
  @Test("reads back from its text as the same program, whatever the program")
  func roundTrip() throws {
    for seed in 0..<3000 as Range<UInt64> {
      var world = RandomWorld(seed: seed)
      let longest = seed % 50 == 0 ? Expression.maximumLength : 24
      let program = world.program(length: 1 + world.below(longest))
      let text = ExpressionPrinter.text(program)
      let read = try Expression(parsing: text)
      #expect(ExpressionPrinter.text(read) == text)
      #expect(read.program.count == program.program.count)
      if !text.contains("nan") { #expect(read == program, "\(text)") }
    }
  }

  @Test("reads back however deeply its calls are nested", arguments: [16, 255])
  func nested(depth: Int) throws {
    for step in [Expression.Instruction.abs, .not, .negate] {
      let steps = Array(repeating: step, count: depth)
      let program = try #require(Expression(program: [.variable(.tx)] + steps))
      #expect(try Expression(parsing: ExpressionPrinter.text(program)) == program)
    }
  }

  @Test(
    "is printed with the fewest parentheses",
    arguments: [
      "fraction > 0.5 or velocity > 1000", "abs(vy) > abs(vx)", "not (tx > 0 and ty > 0)",
      "not tx > 0", "(tx + ty) * 2", "tx + ty * 2", "tx - (ty - 1)", "tx - ty - 1", "-(3)", "-3",
      "--3", "-tx * 2", "-(tx * 2)", "tx - -3", "(tx < 1) == (ty < 1)", "tx + (not ty)",
      "min(tx, ty + 1)", "max(tx or ty, abs(-vx))", "tx / (ty / 2)", "(tx or ty) and vx", "-(inf)",
      "-inf", "tx and ty and vx", "tx and (ty and vx)",
    ]
  )
  func fewest(text: String) throws {
    #expect(ExpressionPrinter.text(try Expression(parsing: text)) == text)
    #expect(ExpressionPrinter.text(try ExpressionParser.parse(text)) == text)
  }

  @Test("does not lose meaning with any pair of its parentheses")
  func necessary() throws {
    for text in ["not (tx > 0 and ty > 0)", "(tx + ty) * 2", "tx - (ty - 1)", "-(tx - 2)", "-(3)"] {
      let bare = text.filter { $0 != "(" && $0 != ")" }
      #expect(try Expression(parsing: bare) != (try Expression(parsing: text)))
    }
  }

  @Test("binds as arithmetic does")
  func precedence() throws {
    var values = Expression.Values()
    values.translation = Point(x: 3, y: 4)
    let cases: [(String, Double)] = [
      ("tx + ty * 2", 11), ("tx - ty - 1", -2), ("8 / 2 / 2", 2), ("-tx + ty", 1),
      ("not 0 and 0", 0),
      ("1 or 0 and 0", 1), ("tx < ty and ty < 5", 1), ("not tx > ty", 1), ("min(tx, ty)", 3),
      ("max(tx, ty) - abs(-2)", 2), ("tx == 3", 1), ("tx != 3", 0), ("tx<=3", 1), ("2--3", 5),
    ]
    for (text, value) in cases {
      #expect(try Expression(parsing: text).evaluate(values) == value, "\(text)")
    }
  }

  @Test(
    "that is wrong is refused at the right place",
    arguments: [
      ("", 0), ("tx +", 4), ("tx ty", 3), ("(tx", 3), ("tx)", 2), ("foo > 1", 0), ("tx > bar", 5),
      ("tx & ty", 3), ("1.2.3", 0), ("tx < ty < vx", 8), ("sin(tx)", 0), ("abs(tx, ty)", 6),
      ("min(tx)", 6), ("tx = 3", 3), ("and tx", 0), ("tx > > 1", 5), ("tx + not ty", 5),
      ("1e999", 0),
      ("abs tx", 4), ("ü > 1", 0),
    ]
  )
  func errors(text: String, place: Int) {
    #expect {
      _ = try Expression(parsing: text)
    } throws: { error in
      (error as? ExpressionError)?.place == place
    }
  }

  @Test("keeps to its limits on both sides")
  func limits() throws {
    func nest(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    }
    func rightChain(_ count: Int) -> String {
      String(repeating: "1 - (", count: count - 1) + "1" + String(repeating: ")", count: count - 1)
    }
    #expect(throws: Never.self) {
      try ExpressionParser.parse(nest(ExpressionParser.maximumNesting))
    }
    #expect(throws: ExpressionError.self) {
      try ExpressionParser.parse(nest(ExpressionParser.maximumNesting + 1))
    }
    #expect(throws: ExpressionError.self) { try ExpressionParser.parse(nest(1_000_000)) }
    #expect(throws: Never.self) { try Expression(parsing: rightChain(Expression.maximumDepth)) }
    #expect(throws: ExpressionError.self) {
      try Expression(parsing: rightChain(Expression.maximumDepth + 1))
    }
    let longest = "1" + String(repeating: "+1", count: (Expression.maximumLength - 1) / 2)
    #expect(throws: Never.self) { try Expression(parsing: longest) }
    #expect(throws: ExpressionError.self) { try Expression(parsing: longest + "+1") }
    #expect(throws: ExpressionError.self) {
      try ExpressionParser.parse("1" + String(repeating: "+1", count: 100_000))
    }
  }

  @Test("of random characters never crashes the parser")
  func noise() {
    let parts = [
      "(", ")", "-", "not ", "tx", "abs(", "min(", ",", "1", "+", "<", " ", "nan:", "é", ".",
    ]
    for seed in 0..<3000 as Range<UInt64> {
      var world = RandomWorld(seed: seed)
      let text = (0..<world.below(30)).map { _ in world.pick(parts) }.joined()
      guard let syntax = try? ExpressionParser.parse(text) else { continue }
      #expect(throws: Never.self) { try ExpressionParser.parse(ExpressionPrinter.text(syntax)) }
    }
  }
}
