import SessionModel

/// Spells waiting calls as states do: `push C`.
struct CallText {
  let names: NameTable

  /// A call as scripts write it, without its animation.
  func text(_ request: QueuedCall) -> String {
    let names = names
    return request.call.operation.spelling(
      name: { names[$0] },
      list: { StateValue.array($0.map { .string(names[$0]) }).text }
    )
  }
}
