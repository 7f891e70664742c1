import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Begins to look for something; what is near is found at once, the rest between frames.
  mutating func startSearch(_ target: SearchTarget, forward isForward: Bool) {
    pause()
    let predicate: CompiledPredicate
    do throws(PredicateError) {
      predicate = try target.compiled(names: names)
    } catch {
      notice = error.notice
      return
    }
    do throws(Source.Failure) {
      search = try Search(target, predicate, forward: isForward, from: replayer)
      continueSearch()
    } catch {
      report(error)
    }
  }

  /// Looks through a few more blocks.
  mutating func continueSearch() {
    guard var running = search else { return }
    search = nil
    do throws(Source.Failure) {
      let outcome = try running.advance(blocks: ScrubberWork.searchedBlocks)
      switch withNotes(outcome, of: running) {
      case .goesOn:
        search = running
      case .found(let place):
        notice = running.hasWrapped ? wrapNotice(running, at: place) : ""
        jump { replayer throws(Source.Failure) in try replayer.seek(to: place) }
      case .notFound:
        notice = notFoundNotice(running)
      }
    } catch {
      report(error)
    }
  }

  private func wrapNotice(_ search: Search<Source>, at place: Position) -> String {
    if place == position { return "there is no other \(search.target.title)" }
    let end = search.isForward ? "start" : "end"
    return "wrapped: found \(search.target.title) from the \(end)"
  }

  private func notFoundNotice(_ search: Search<Source>) -> String {
    if case .text = search.target {
      return "no event of this tape contains \(search.target.title); g asks for a condition"
    }
    if search.target.wraps { return "there is no \(search.target.title) in this tape" }
    return "no \(search.isForward ? "later" : "earlier") \(search.target.title)"
  }

  /// Looks for the next place of what was looked for last.
  mutating func repeatFind(forward isForward: Bool) {
    guard let lastSought else {
      notice = "nothing to look for yet: / asks for a text, g for a predicate"
      return
    }
    startSearch(lastSought, forward: isForward)
  }

  /// Looks for what was looked for last; until something was, for a finding.
  mutating func findAgain(forward isForward: Bool) {
    if lastSought == nil {
      goToFinding(forward: isForward)
    } else {
      repeatFind(forward: isForward)
    }
  }
}
