/// A value of a state as data: what `state --json` prints, in a fixed order.
public indirect enum StateValue: Sendable {
  /// Named values, in the order they are shown.
  case object([(String, StateValue)])
  case array([StateValue])
  case string(String)
  case number(Double)
  case integer(Int64)
  case bool(Bool)
  /// Nothing, or not known.
  case null
}

extension StateValue: Equatable {
  /// Whether both are the same, numbers bit for bit: a NaN equals itself, −0 is not 0.
  public static func == (left: StateValue, right: StateValue) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)):
      left.elementsEqual(right) { $0.0 == $1.0 && $0.1 == $1.1 }
    case (.array(let left), .array(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.number(let left), .number(let right)): left.bitPattern == right.bitPattern
    case (.integer(let left), .integer(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }
}

extension StateValue {
  /// The value of the field `name` of an object.
  public subscript(name: String) -> StateValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.0 == name }?.1
  }

  /// A string, or null.
  static func optional(_ string: String?) -> StateValue {
    string.map(StateValue.string) ?? .null
  }
}
