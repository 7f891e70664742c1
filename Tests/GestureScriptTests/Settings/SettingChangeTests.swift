import GestureScript
import SessionModel
import Testing

@Suite("A setting that is changed")
struct SettingChangeTests {
  @Test("is a policy, for every policy and each of its choices", arguments: Policy.allCases)
  func policies(policy: Policy) throws {
    let choices = policy.choices.map { "\($0)" }
    for (place, word) in (choices.isEmpty ? ["0", "0.25", "1e3"] : choices).enumerated() {
      var policies = Policies()
      try SettingChange("\(policy.spelling)=\(word)").apply(to: &policies)
      #expect(policies[policy] == (choices.isEmpty ? Double(word) : Double(place)))
    }
  }

  @Test(
    "is an option of the recognizer that is meant, and of no other",
    arguments: [
      "preset=backSwipe", "edge=left", "on=side", "drives=push:Next", "card=c", "begin=vx > 0",
      "finish=\"fraction > 0.3\"", "onCancel=rule", "duration=0.5", "curve=linear",
      "completionCurve=easeIn", "style=slide", "extent=120", "simultaneous=[other,more]",
      "requireFailure=other",
    ]
  )
  func options(option: String) throws {
    var names = NameTable()
    let (mine, other) = (names.intern("a.b"), names.intern("b"))
    let setting = try SettingChange("recognizer.a.b.\(option)")
    let change = try #require(setting.redeclaration(&names))
    var declaration = RecognizerDeclaration(mine, .pan)
    change(&declaration)
    let parts = option.split(separator: "=", maxSplits: 1)
    let isRule = parts[0] == "begin" || parts[0] == "finish"
    let value = isRule && !parts[1].hasPrefix("\"") ? "\"\(parts[1])\"" : String(parts[1])
    let text = EventPrinter(names: names).text(.setup(.recognizer(declaration)))
    #expect(text == "setup recognizer a.b pan \(parts[0])=\(value)")
    var stranger = RecognizerDeclaration(other, .pan)
    change(&stranger)
    #expect(stranger == RecognizerDeclaration(other, .pan))
  }

  @Test(
    "says what is wrong, and what was meant",
    arguments: [
      ("flickSped=1", "did you mean flickSpeed?"), ("flickSpeed", "a finite number from 0"),
      ("flickSpeed=-1", "a finite number from 0"), ("flickSpeed=inf", "a finite number from 0"),
      ("gestureOnRoot=yes", "refuse or accept"), ("", "there is no policy ''"),
      ("recognizer.back.exten=1", "did you mean extent?"), ("recognizer.back=1", "an option"),
      ("recognizer..extent=1", "needs a name"), ("recognizer.back.extent=x", "not a number"),
      ("recognizer.back.extent=1 drives=pop", "one word"),
      ("recognizer.back.finish=fraction >", "expected"), ("recognizer.back.edge=up", "edge"),
    ]
  )
  func errors(text: String, part: String) {
    do {
      _ = try SettingChange(text)
      Issue.record("\(text) was understood")
    } catch {
      #expect(error.description.contains(part), "\(error)")
    }
  }

  @Test("is completed, name by name and choice by choice")
  func completions() {
    #expect(SettingChange.completions(of: "flick") == ["flickSpeed="])
    #expect(SettingChange.completions(of: "gestureO").count == 2)
    #expect(SettingChange.completions(of: "outcome=") == ["outcome=intent", "outcome=reported"])
    #expect(SettingChange.completions(of: "outcome=r") == ["outcome=reported"])
    let options = SettingChange.completions(of: "recognizer.b", recognizers: ["back"])
    #expect(options.count == RecognizerOption.allCases.count)
    #expect(SettingChange.completions(of: "nothing").isEmpty)
  }
}
