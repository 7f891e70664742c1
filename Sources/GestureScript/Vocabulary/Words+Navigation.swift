public import SessionModel

extension LayoutDirection: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .ltr: "ltr"
    case .rtl: "rtl"
    }
  }
}

extension TransitionKind: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .set: "set"
    case .present: "present"
    case .dismiss: "dismiss"
    case .preview: "preview"
    case .tab: "tab"
    case .page: "page"
    case .menu: "menu"
    case .drawer: "drawer"
    case .detent: "detent"
    }
  }
}

extension AnimatorReport.Position: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .end: "end"
    case .start: "start"
    case .current: "current"
    }
  }
}

extension AppearanceCallback.Kind: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .willShow: "willShow"
    case .didShow: "didShow"
    case .willAppear: "willAppear"
    case .didAppear: "didAppear"
    case .willDisappear: "willDisappear"
    case .didDisappear: "didDisappear"
    }
  }
}

extension AppState: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    }
  }
}

extension Lifetime.Kind: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .alloc: "alloc"
    case .release: "release"
    }
  }
}

extension Fault: Spelled {}
