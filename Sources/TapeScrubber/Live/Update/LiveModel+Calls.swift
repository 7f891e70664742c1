import SessionModel

extension LiveModel {
  /// Screens that are pushed, the first one that is not in use.
  private static let screens = [
    "List", "Detail", "Photo", "Map", "Profile", "Settings", "Search", "Help",
  ]
  /// Screens that are presented.
  private static let sheets = ["Sheet", "Filter", "Share", "Login"]

  /// Whether something stands over the stacks of the window.
  var isPresenting: Bool {
    session.containers.contains {
      $0.kind == .presented && $0.window == window.name && !$0.model.isEmpty
    }
  }

  /// A push of the next screen onto the stack that is seen; nil if there is none.
  mutating func pushCall(cause: Cause) -> Event? {
    guard let stack = shownStack else { return nil }
    let screen = unusedName(of: Self.screens, elseNumbered: "Screen")
    return call(.push(screen), LiveCallTimes.navigation, on: stack, cause: cause)
  }

  mutating func push() {
    guard let event = pushCall(cause: .user) else { return missStack() }
    record(event)
  }

  mutating func pop(toRoot: Bool) {
    guard let stack = shownStack else { return missStack() }
    let operation: NavigationCall.Operation = toRoot ? .popToRoot : .pop
    record(call(operation, LiveCallTimes.navigation, on: stack, cause: .user))
  }

  mutating func present() {
    let screen = unusedName(of: Self.sheets, elseNumbered: "Sheet")
    record(call(.present(screen), LiveCallTimes.sheet, on: nil, cause: .user))
  }

  mutating func dismiss() {
    guard isPresenting else {
      notice = "nothing is presented; s presents a sheet"
      return
    }
    record(call(.dismiss(nil), LiveCallTimes.sheet, on: nil, cause: .user))
  }

  mutating func selectNextTab() {
    guard !window.tabs.isEmpty else {
      notice = "there are no tabs; a setup with tabs=[one,two] has some"
      return
    }
    let selected = session.containers.first {
      $0.name == Name(.selected) && $0.window == window.name
    }
    let place = selected?.model.last.flatMap { window.tabs.firstIndex(of: $0) } ?? -1
    let tab = window.tabs[(place + 1) % window.tabs.count]
    record(.call(NavigationCall(.selectTab(tab), cause: .user)))
  }

  private mutating func missStack() {
    notice = "there is no stack; a setup with stack main=[Home] has one"
  }

  private func call(
    _ operation: NavigationCall.Operation,
    _ duration: Interval,
    on stack: Name?,
    cause: Cause
  ) -> Event {
    .call(NavigationCall(operation, .animated(duration, curve: nil), stack: stack, cause: cause))
  }

  /// The stack of the selected tab, or else the first one of the window.
  private var shownStack: Name? {
    let stacks = session.containers.filter { $0.kind == .stack && $0.window == window.name }
    let selected = session.containers.first {
      $0.name == Name(.selected) && $0.window == window.name
    }
    let ofTab = stacks.first { selected?.model.last == $0.name }
    return (ofTab ?? stacks.first)?.name
  }

  /// The first of `spellings`, or else the first number, that no screen has.
  private mutating func unusedName(of spellings: [String], elseNumbered base: String) -> Name {
    let used = usedNames
    for spelling in spellings where names.find(spelling).map(used.contains) != true {
      return names.intern(spelling)
    }
    var number = spellings.count + 1
    while names.find("\(base) \(number)").map(used.contains) == true { number += 1 }
    return names.intern("\(base) \(number)")
  }

  /// Screens that stand somewhere, or are on their way.
  private var usedNames: Set<Name> {
    var used: Set<Name> = []
    for container in session.containers {
      used.formUnion(container.committed)
      used.formUnion(container.model)
    }
    for transition in session.transitions { used.formUnion([transition.from, transition.to]) }
    for waiting in session.queue {
      switch waiting.call.operation {
      case .push(let screen), .present(let screen): used.insert(screen)
      default: break
      }
    }
    return used
  }
}
