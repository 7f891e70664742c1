public import SessionModel

/// A session as an ordered tree of named values, everything spelled out.
///
/// The shape is that of `state --json`: fields may be added, never renamed.
public struct StateTree: Equatable, Sendable {
  /// The whole: an object.
  public let root: StateValue

  /// The tree of `session` after `event` events, with names spelled as in `names`.
  public init(of session: Session, names: NameTable, event: Int) {
    let spelling = SessionSpelling(session: session, names: names)
    var fields: [(String, StateValue)] = [
      ("event", .integer(Int64(event))),
      ("time", .number(session.now.seconds)),
      ("digest", .string(StateTree.hexadecimal(session.digest))),
    ]
    fields += spelling.containerFields
    fields.append(("transitions", spelling.transitions))
    fields += spelling.gestureFields
    fields.append(("animators", spelling.animators))
    fields += spelling.sideFields
    root = .object(fields)
  }

  /// The tree on lines `path = value`, in order.
  public var lines: [String] {
    var lines: [String] = []
    StateTree.append(root, at: "", to: &lines)
    return lines
  }

  /// The field `name` of the whole.
  public subscript(name: String) -> StateValue? {
    root[name]
  }

  /// A digest as it is written everywhere: 16 hexadecimal digits.
  public static func hexadecimal(_ digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func append(_ value: StateValue, at path: String, to lines: inout [String]) {
    if case .object(let fields) = value, !fields.isEmpty {
      for (name, field) in fields {
        append(field, at: StatePath.field(name, of: path), to: &lines)
      }
    } else if let elements = value.keyedElements {
      for (key, element) in elements {
        append(element, at: StatePath.element(key, of: path), to: &lines)
      }
    } else {
      lines.append("\(path) = \(value.text)")
    }
  }
}
