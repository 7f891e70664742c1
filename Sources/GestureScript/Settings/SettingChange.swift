public import SessionModel

/// Another value for something that decides how a session goes.
///
///     SettingChange("flickSpeed=100")                    // a policy
///     SettingChange("recognizer.back.extent=300")        // an option of a declared recognizer
///     SettingChange("recognizer.back.finish=fraction > 0.3")
///
/// Values are those of the notation; a rule may stand without its quotes.
public struct SettingChange: Equatable, Sendable {
  /// What is changed.
  public enum Subject: Equatable, Sendable {
    /// A policy.
    case policy(Policy)
    /// An option of the recognizer that is spelled so.
    case recognizer(String, RecognizerOption)
  }

  /// What is changed.
  public let subject: Subject
  /// How it was written.
  public let text: String
  /// The policy's number.
  private var number = 0.0
  /// A declaration with nothing but the option.
  private var declaration = RecognizerDeclaration(.none, .pan)
  /// The spellings of the names in that declaration.
  private var spellings: [String] = []

  private static let prefix = "recognizer."

  /// What `NAME=VALUE` says.
  public init(_ text: String) throws(SettingError) {
    self.text = text
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    if name.hasPrefix(Self.prefix) {
      let (recognizer, option) = try Self.recognizer(String(name.dropFirst(Self.prefix.count)))
      subject = .recognizer(recognizer, option)
      try read(option, value)
    } else {
      let recognizers = "recognizer.NAME.OPTION changes a recognizer"
      let change = try PolicyChange(
        name,
        value,
        otherwise: "\(PolicyChange.list); \(recognizers)"
      )
      (subject, number) = (.policy(change.policy), change.value)
    }
  }

  /// Changes `policies`, if this is about one.
  public func apply(to policies: inout Policies) {
    if case .policy(let policy) = subject { policies[policy] = number }
  }

  /// A change of the declaration, if this is about one; names that are new are added to `names`.
  public func redeclaration(
    _ names: inout NameTable
  ) -> (@Sendable (inout RecognizerDeclaration) -> Void)? {
    guard case .recognizer(let spelling, let option) = subject else { return nil }
    let name = names.intern(spelling)
    var event = Event.setup(.recognizer(declaration))
    let places = spellings.map { names.intern($0) }
    event.replaceNames { places[Int($0.index)] }
    guard case .setup(.recognizer(let value)) = event else { return nil }
    return { declared in
      if declared.name == name { option.copy(from: value, to: &declared) }
    }
  }

  /// The recognizer's name may hold dots; the option's does not.
  private static func recognizer(
    _ path: String
  ) throws(SettingError) -> (String, RecognizerOption) {
    let all = RecognizerOption.allCases.map(\.rawValue)
    let known = "a recognizer has " + all.joined(separator: ", ")
    guard let dot = path.lastIndex(of: "."), dot > path.startIndex else {
      throw SettingError("recognizer.\(path) needs a name and an option; \(known)")
    }
    let word = String(path[path.index(after: dot)...])
    guard let option = RecognizerOption(rawValue: word) else {
      throw SettingError("a recognizer has no '\(word)'", word, among: all, otherwise: known)
    }
    return (String(path[..<dot]), option)
  }

  /// The notation's own parser reads the value.
  private mutating func read(
    _ option: RecognizerOption,
    _ value: String
  ) throws(SettingError) {
    guard option.isRule || !value.contains(where: \.isWhitespace) else {
      throw SettingError("\(option.rawValue) is one word, not '\(value)'")
    }
    let isBare = option.isRule && !value.hasPrefix("\"")
    var line = Array("setup recognizer x pan \(option.rawValue)=".utf8)
    if isBare { NameText.appendQuoted(value, to: &line) } else { line += value.utf8 }
    let script: PerformedScript
    do throws(ScriptError) {
      script = try Script.parse(line, file: text).performSetup()
    } catch {
      let expected = error.expected.map { "; expected \($0)" } ?? ""
      throw SettingError("\(text): \(error.message)\(expected)")
    }
    guard script.events.count == 1,
      case .setup(.recognizer(let declaration)) = script.events[0].event
    else { throw SettingError("\(option.rawValue) cannot be '\(value)'") }
    self.declaration = declaration
    spellings = (0..<script.names.count).map { script.names[Name(index: UInt32($0))] }
  }
}

extension SettingChange {
  /// What may come next where `text` has been typed, in the order of the notation.
  ///
  /// Names of policies, then the choices of one; names of the recognizers `recognizers`, then their
  /// options.
  public static func completions(of text: String, recognizers: [String] = []) -> [String] {
    if let equals = text.firstIndex(of: "=") {
      let name = text[..<equals]
      let policy = Policy.allCases.first { String($0.spelling) == name }
      let choices = policy?.choices.map { "\(name)=\(String($0))" } ?? []
      return choices.filter { $0.hasPrefix(text) }
    }
    let policies = Policy.allCases.map { "\(String($0.spelling))=" }
    let options = recognizers.flatMap { name in
      RecognizerOption.allCases.map { "\(prefix)\(name).\($0.rawValue)=" }
    }
    return (policies + options).filter { $0.hasPrefix(text) }
  }
}
