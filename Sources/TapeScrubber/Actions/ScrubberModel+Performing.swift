import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Does what is asked, and says what is to be done outside.
  mutating func perform(_ action: ScrubberAction) -> [ScrubberEffect] {
    if action.isJump { places.leave(position) }
    // What is written about a place is about the one where the key was pressed.
    if action == .ask(.mark) || action == .ask(.note) { pause() }
    switch action {
    case .step, .skip, .goToStart, .goToEnd, .goToTenth, .goToPlace, .findAgain: move(action)
    case .ask(let purpose): prompt = Prompt(purpose)
    case .togglePlaying: togglePlaying()
    case .reverse: reverse()
    case .changeRate(let isQuicker): changeRate(quicker: isQuicker)
    case .toggleIdleTime: toggleIdleTime()
    case .toggleEdgeZones: showsEdgeZones.toggle()
    case .showNextWindow: windowPlace = (windowPlace + 1) % session.windows.count
    case .showHelp: (isHelpShown, helpPage) = (true, 0)
    case .showNextLayout, .choosePane, .zoom, .pan, .showWholeTape, .toggleFolds: look(action)
    case .revisit, .setLoop, .endLoop, .moveCursor, .goToChange: act(action)
    case .cut, .copyState, .copyEvent, .makeTest: act(action)
    case .dropEvent, .swapSides, .goToDifference: useCompanion(action)
    case .quit, .suspend, .repaint: return action.effect.map { [$0] } ?? []
    }
    return []
  }

  private mutating func move(_ action: ScrubberAction) {
    switch action {
    case .step(let count): step(by: count)
    case .skip(let seconds): skip(by: Interval(microseconds: Int64(seconds) * 1_000_000))
    case .goToStart: jump { replayer in replayer.seekToStart() }
    case .goToEnd: jump { replayer throws(Source.Failure) in try replayer.seekToEnd() }
    case .goToTenth(let tenth): go(to: timeline.time(afterTenths: tenth))
    case .goToPlace(let kind, let isForward): go(to: kind, forward: isForward)
    case .findAgain(let isForward): goOn(forward: isForward)
    default: break
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
}
