import GestureScript
import SessionModel
import TestSupport
import Testing

@Suite("A wrong line")
struct ScriptErrorTests {
  static let lines: [(line: String, column: Int)] = [
    ("jump", 1),
    ("0.1 jump", 5),
    ("\"push\" A", 1),
    ("0.1", 4),
    ("+ push A", 2),
    ("+-1 push A", 2),
    ("0.1234567 end", 1),
    ("1e3 end", 1),
    ("99999999999999 end", 1),
    ("9223372036854.775807 end", 1),
    ("expect finding r at=9223372036854.775807", 21),
    ("push", 5),
    ("push A B", 8),
    ("push A,B", 7),
    ("push A animated", 16),
    ("push A animated fast", 17),
    ("push A animated 0.3 curve=bouncy", 27),
    ("push A animated 0.3 curve=cubic(1,2)", 27),
    ("push A animated 0.3 curve=cubic(1,2,3,x)", 39),
    ("push A curve=linear", 8),
    ("push \"A", 6),
    ("push \"\\q\"", 7),
    ("push \"\\u{110000}\"", 7),
    ("push A by=touch:x", 17),
    ("push A by=finger:1", 11),
    ("push A on=[B]", 11),
    ("push A by=user by=code", 16),
    ("setStack A", 10),
    ("setStack [A,", 10),
    ("setStack [A,]", 13),
    ("setStack [A B]", 13),
    ("setStack A]", 11),
    ("touch down x=1 y=2", 19),
    ("touch press id=1", 7),
    ("touch down id=1 x=1", 20),
    ("touch down id=1 y=1", 19),
    ("touch down id=2147483648", 15),
    ("touch down id=1 x=1 y=2 z=3", 25),
    ("touch down id=1 type=finger", 22),
    ("touch sample id=1 x=1 y=2", 26),
    ("gesture G", 10),
    ("gesture G ready", 11),
    ("gesture G enabled=yes", 19),
    ("gesture G began tx=1 tx=2", 22),
    ("transition t1 jump", 15),
    ("transition t1 begin pop from=A to=B", 36),
    ("transition t1 begin slide interactive", 21),
    ("transition t1 update", 21),
    ("transition t1 complete", 23),
    ("animator a1 finish at=middle", 23),
    ("animator a1 reverse", 20),
    ("callback didLoad A", 10),
    ("observe size A=390", 16),
    ("observe main=A", 14),
    ("flag busy", 6),
    ("flag busy=1", 11),
    ("rotate 844", 8),
    ("app asleep", 5),
    ("unknown 5 abc", 13),
    ("unknown 5 xy", 11),
    ("unknown 4294967296", 9),
    ("note", 5),
    ("setup size 390", 12),
    ("setup size 390x844 dir=up", 24),
    ("setup policy", 13),
    ("setup policy foo bar", 14),
    ("setup foo", 7),
    ("setup window w2 foo", 17),
    ("0.1 swipe form=1,2 to=3,4 over=0.2", 11),
    ("0.1 swipe from=1,2 to=3,4 ovr=0.2", 27),
    ("setup policy speed=1", 14),
    ("setup policy restLimit=-1", 24),
    ("setup policy gestureOnRoot=maybe", 28),
    ("setup seed=-1", 12),
    ("setup recognizer back", 22),
    ("setup recognizer back shake", 23),
    ("setup recognizer back pan finish=\"fraction > fast\"", 46),
    ("setup recognizer back pan drives=push", 34),
    ("setup recognizer back pan drives=pop:A", 34),
    ("tape", 5),
    ("tape wall=yesterday", 11),
    ("tape speed=1", 6),
    ("tape meta", 10),
    ("tap", 4),
    ("tap at=1", 8),
    ("swipe from=1,2 to=3,4", 22),
    ("swipe from=1,2 to=3,4 over=-1", 28),
    ("swipe from=1,2 to=3,4 over=1 via=[1,2;3]", 39),
    ("wait", 5),
    ("wait -1", 6),
    ("monkey for=1", 13),
    ("expect", 7),
    ("expect main", 8),
    ("expect end", 11),
    ("expect transition t1", 21),
    ("expect callbacks [didLoad A]", 19),
    ("expect fault oops", 14),
    ("expect digest 12", 15),
    ("expect no findings", 11),
    ("expect main=[A] within -1", 24),
    ("1.0 end )", 9),
    ("push Ünïcode ü! x", 14),
    ("0.5 swipe from 1,2 to 3,4 over 0.2", 11),
    ("0.5 swipe from=1,2 to 3,4 over=0.2", 20),
    ("0.5 tap 20,20", 9),
    ("0.5 tap at 20,20", 9),
    ("0.5 tap -1,20", 9),
    ("0.5 swipe from=1,2 over=0.2 cancel", 35),
    ("scroll list offset 5", 13),
    ("pop by=user animated", 21),
    ("pop animated by=user", 14),
    ("push by=user", 6),
    ("expect bar nav=shown", 8),
    ("expect end bar nav=shown", 12),
    ("// a comment", 1),
    ("setup stack main = [A,B]", 18),
    ("setup stack main =[A,B]", 18),
    ("0.1 tap at = 1,2", 12),
  ]

  @Test("is refused with its line and column", arguments: lines)
  func position(line: String, column: Int) {
    let text = "# first\n\n" + line + "\n0.1 end\n"
    #expect {
      _ = try Script.parse(Array(text.utf8), file: "a.gesture")
    } throws: { error in
      guard let error = error as? ScriptError else { return false }
      #expect(error.column == column, "\(error)")
      return error.file == "a.gesture" && error.line == 3
    }
  }

  @Test("is shown with a caret under the column")
  func caret() {
    #expect {
      _ = try Script.parse(Array("0.1 push A\n0.2 touch press id=1\n".utf8), file: "a.gesture")
    } throws: { error in
      "\(error)" == """
        a.gesture:2:11: `press` is not one of the words here; expected down, move, up, cancel
          0.2 touch press id=1
                    ^
        """
    }
  }

  @Test(
    "is told with the word that was meant, where one is near",
    arguments: [
      ("swip from=1,2 to=3,4 over=1", "`swip` is no event and no gesture; did you mean swipe?"),
      ("popto A", "did you mean popTo?"),
      ("setup recognizer r pann", "`pann` is not one of the words here; did you mean pan?"),
      ("setup recognizer r pan preset=backswipe", "did you mean backSwipe?"),
      ("setup policy popduringtransition=drop", "did you mean popDuringTransition?"),
      ("expect bar nav=shown", "`bar` is nothing that can be expected; did you mean bars?"),
      ("expect fault popMissing", "did you mean popToMissing?"),
      ("navBar hidden", "`navBar` is no event and no gesture; expected one of setup, push, pop"),
      ("expect swipe a=b", "`swipe` is nothing that can be expected; expected model, flag, bars"),
      ("tap 20,20", "`20,20` has no name; expected at=…"),
      ("swipe from 1,2 to 3,4 over 1", "`from` stands without =; expected from=…"),
      ("tap at = 1,2", "no name stands before =; expected NAME=value, without blanks"),
      ("// a comment", "this is no event; expected # before a comment"),
    ]
  )
  func meant(line: String, message: String) {
    #expect {
      _ = try Script.parse(Array(line.utf8), file: "a")
    } throws: { error in
      "\(error)".contains(message)
    }
  }

  @Test("shows no control characters of the script")
  func harmless() {
    #expect {
      _ = try Script.parse(Array("push \u{1B}[31m\u{7}".utf8), file: "a")
    } throws: { error in
      !"\(error)".unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
    }
  }

  @Test(
    "is shown shortened, whatever is long in it",
    arguments: [
      "NAME", "push A animated NAME", "setup policy NAME=1", "setup policy outcome=NAME",
      "animator a NAME", "touch NAME id=1", "setup recognizer r pan begin=\"NAME\"",
      "setup recognizer r pan begin=\"NAME(1)\"", "setup recognizer r pan begin=\"1 NAME\"",
    ]
  )
  func shortened(line: String) {
    let text = line.replacing("NAME", with: String(repeating: "n", count: 100_000))
    #expect {
      _ = try Script.parse(Array(text.utf8), file: "a")
    } throws: { error in
      "\(error)".utf8.count < 2000
    }
  }

  @Test("that is not UTF-8 is refused where it stops being it")
  func invalid() {
    #expect {
      _ = try Script.parse(Array("push ".utf8) + [0xC3, 0xA9, 0xFF], file: "a")
    } throws: { error in
      (error as? ScriptError)?.column == 7
    }
  }

  @Test("may be a mebibyte long, but not longer")
  func length() {
    let start = Array("note ".utf8)
    let longest = start + Array(repeating: UInt8(ascii: "n"), count: (1 << 20) - start.count)
    #expect(throws: Never.self) { try Script.parse(longest, file: "a") }
    #expect(throws: ScriptError.self) { try Script.parse(longest + [UInt8(ascii: "n")], file: "a") }
  }
}
