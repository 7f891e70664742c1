/// How a place in a state tree is spelled: `transitions[back.1].fraction`.
enum StatePath {
  static func field(_ name: String, of path: String) -> String {
    let name = StateValue.quoted(name)
    return path.isEmpty ? name : "\(path).\(name)"
  }

  static func element(_ key: String, of path: String) -> String {
    "\(path)[\(key)]"
  }
}
