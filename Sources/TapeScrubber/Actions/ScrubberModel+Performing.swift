import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Does what is asked, and says what is to be done outside.
  mutating func perform(_ action: ScrubberAction) -> [ScrubberEffect] {
    switch action {
    case .play(let playing): perform(playing)
    case .move(let moving): perform(moving)
    case .see(let seeing): perform(seeing)
    case .act(let acting): perform(acting)
    case .compare(let comparing): perform(comparing)
    case .ask(let purpose): ask(purpose)
    case .leave(let leaving): return [leaving.effect]
    }
    return []
  }

  private mutating func perform(_ playing: ScrubberAction.Playing) {
    switch playing {
    case .toggle: togglePlaying()
    case .reverse: reverse()
    case .changeRate(let isQuicker): changeRate(quicker: isQuicker)
    case .toggleIdleTime: toggleIdleTime()
    case .setLoop(let end): setLoop(end)
    case .endLoop: endLoop()
    }
  }

  private mutating func perform(_ moving: ScrubberAction.Moving) {
    if moving.isJump { places.leave(position) }
    switch moving {
    case .step(let count): step(by: count)
    case .skip(let seconds): skip(by: Interval(microseconds: Int64(seconds) * 1_000_000))
    case .goToStart: jump { replayer in replayer.seekToStart() }
    case .goToEnd: jump { replayer throws(Source.Failure) in try replayer.seekToEnd() }
    case .goToTenth(let tenth): go(to: timeline.time(afterTenths: tenth))
    case .goToPlace(let kind, let isForward): go(to: kind, forward: isForward)
    case .findAgain(let isForward): findAgain(forward: isForward)
    case .goToChange(let isForward): goToChange(forward: isForward)
    case .revisit(let isForward): revisit(forward: isForward)
    }
  }

  private mutating func go(to kind: PlaceKind, forward isForward: Bool) {
    switch kind {
    case .gesture: startSearch(.gesture, forward: isForward)
    case .navigation: startSearch(.navigation, forward: isForward)
    case .transition: startSearch(.transition, forward: isForward)
    case .sample: startSearch(.sample, forward: isForward)
    case .mark: startSearch(.mark, forward: isForward)
    case .finding: goToFinding(forward: isForward)
    }
  }

  private mutating func perform(_ seeing: ScrubberAction.Seeing) {
    switch seeing {
    case .moveCursor(let isForward): moveCursor(forward: isForward)
    case .zoom(let isCloser): zoom(closer: isCloser, around: position.time)
    case .pan(let isForward): pan(forward: isForward)
    case .showWholeTape: showWholeTape()
    case .toggleFolds: toggleFolds()
    case .choosePane: isChoosingPane = true
    case .showNextLayout: showNextLayout()
    case .showNextWindow: windowPlace = (windowPlace + 1) % session.windows.count
    case .toggleEdgeZones: showsEdgeZones.toggle()
    case .showHelp: helpPage = 0
    }
  }

  private mutating func perform(_ comparing: ScrubberAction.Comparing) {
    switch comparing {
    case .dropEvent: whatIfDropped()
    case .swapSides: swapSides()
    case .goToDifference(let isForward): goToDifference(forward: isForward)
    }
  }

  private mutating func ask(_ purpose: Prompt.Purpose) {
    // What is written about a place is about the one where the key was pressed.
    if purpose == .mark || purpose == .note { pause() }
    prompt = Prompt(purpose)
  }
}
