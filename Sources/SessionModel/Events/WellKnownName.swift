/// The names that mean something to the reducer; their numbers are part of the tape format.
///
/// New ones are added at the end only, with a new format version.
public enum WellKnownName: UInt32, CaseIterable, Sendable {
  case none, w1, main
  case presented, tabs, selected, menu, drawer, panel, pager, card
  case open, closed, collapsed, expanded
  case edgePan, contentPan
  case push, pop, popTo, popToRoot, setStack, present, dismiss, selectTab
  case nav, tab, tool, status, keyboard, items
  case shown, hidden
  case duringPush, duringPop
  case parallax, slide

  /// How the name is written.
  public var spelling: StaticString {
    switch self {
    case .none: "none"
    case .w1: "w1"
    case .main: "main"
    case .presented: "presented"
    case .tabs: "tabs"
    case .selected: "selected"
    case .menu: "menu"
    case .drawer: "drawer"
    case .panel: "panel"
    case .pager: "pager"
    case .card: "card"
    case .open: "open"
    case .closed: "closed"
    case .collapsed: "collapsed"
    case .expanded: "expanded"
    case .edgePan: "edgePan"
    case .contentPan: "contentPan"
    case .push: "push"
    case .pop: "pop"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    case .setStack: "setStack"
    case .present: "present"
    case .dismiss: "dismiss"
    case .selectTab: "selectTab"
    case .nav: "nav"
    case .tab: "tab"
    case .tool: "tool"
    case .status: "status"
    case .keyboard: "keyboard"
    case .items: "items"
    case .shown: "shown"
    case .hidden: "hidden"
    case .duringPush: "duringPush"
    case .duringPop: "duringPop"
    case .parallax: "parallax"
    case .slide: "slide"
    }
  }
}
