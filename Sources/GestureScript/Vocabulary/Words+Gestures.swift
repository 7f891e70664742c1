public import SessionModel

extension Touch.Phase: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }
}

extension Touch.Kind: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .direct: "direct"
    case .pencil: "pencil"
    case .indirect: "indirect"
    }
  }
}

extension TouchSample.Kind: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .coalesced: "coalesced"
    case .predicted: "predicted"
    }
  }
}

extension GestureState: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension Edge: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    }
  }
}

extension RecognizerDeclaration.Kind: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .pan: "pan"
    case .edgePan: "edgePan"
    case .tap: "tap"
    case .doubleTap: "doubleTap"
    case .longPress: "longPress"
    case .swipe: "swipe"
    case .pinch: "pinch"
    case .rotation: "rotation"
    }
  }
}

extension RecognizerDeclaration.CancelRule: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .cancel: "cancel"
    case .rule: "rule"
    }
  }
}

extension RecognizerDeclaration.Preset: Spelled {
  /// How it is written.
  public var spelling: StaticString {
    switch self {
    case .backSwipe: "backSwipe"
    case .edgePan: "edgePan"
    case .card: "card"
    }
  }
}
