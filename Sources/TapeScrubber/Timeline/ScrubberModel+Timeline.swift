import Findings
import SessionModel
import TapeReplay
import TerminalKit

extension ScrubberModel {
  /// The share of what is visible by which a key moves the timeline.
  private var panShare: Double { 0.5 }

  /// Whether idle time is folded on the timeline.
  var foldsIdleTime: Bool {
    viewChoice.foldsIdleTime ?? idleTime.prevails(until: timeline.end)
  }

  /// What each column of the timeline stands for.
  var axis: TimeAxis {
    axis(columns: layout.lanes.size.columns)
  }

  func axis(columns: Int) -> TimeAxis {
    let range = window.range ?? .zero...timeline.end
    return TimeAxis(
      from: range.lowerBound,
      to: min(range.upperBound, timeline.end),
      count: columns,
      folds: folds
    )
  }

  /// What happened in each column: read exactly where it is zoomed in.
  func columns(along axis: TimeAxis) -> [TimelineBin] {
    var shown = Timeline(along: axis)
    if let detail, detail.isComplete, detail.timeline.axis == axis {
      shown = detail.timeline
      for finding in findingScan.findings(from: axis.start, to: axis.end) {
        shown.mark(finding.sign, at: finding.time)
      }
    } else {
      shown.bins = timeline.columns(along: axis)
    }
    let all = allNotes
    for note in all[all.firstPlace { $0.position.time >= axis.start }...] {
      guard note.position.time <= axis.end else { break }
      shown.mark(note.sign, at: note.position.time)
    }
    return shown.bins
  }

  /// Marks and notes of the tape and beside it, in order.
  var allNotes: [TapeNote] {
    notes.isEmpty ? scan.notes : notes.entries(among: scan.notes)
  }

  private var folds: [Fold] {
    foldsIdleTime ? idleTime.folds : []
  }

  private var clock: ShownTime {
    ShownTime(until: timeline.end, folds: folds)
  }

  // MARK: - Zooming and moving

  mutating func zoom(closer isCloser: Bool, around time: Time) {
    let columns = layout.lanes.size.columns
    window.zoom(closer: isCloser, around: time, columns: columns, clock)
    sayWindow()
  }

  mutating func pan(forward isForward: Bool) {
    guard window.range != nil else {
      notice = "the whole tape is shown: z zooms in"
      return
    }
    window.pan(by: isForward ? panShare : -panShare, clock)
    sayWindow()
  }

  /// Moves the timeline, which showed `start` then, as the pointer drags its axis from column to column.
  mutating func pan(_ start: TimelineWindow, from origin: Int, to column: Int) {
    window = start
    let columns = max(1, layout.lanes.size.columns)
    window.pan(by: Double(origin - column) / Double(columns), clock)
    sayWindow()
  }

  mutating func showWholeTape() {
    window.showWhole()
    sayWindow()
  }

  mutating func toggleFolds() {
    guard !idleTime.folds.isEmpty else {
      notice = scan.isComplete ? "there is no long idle time" : "the tape is still being read"
      return
    }
    viewChoice.foldsIdleTime = !foldsIdleTime
    notice = foldsIdleTime ? "idle time is folded" : "idle time is shown"
  }

  private mutating func sayWindow() {
    guard let range = window.range else {
      notice = "the whole tape"
      return
    }
    let (start, end) = (TimeText.text(range.lowerBound), TimeText.text(range.upperBound))
    notice = "timeline \(start) to \(end) of \(TimeText.text(timeline.end))"
  }

  // MARK: - Keeping up

  /// Moves the timeline to where the position has gone, and reads what it shows there.
  mutating func showPosition() {
    if position.time != followed {
      followed = position.time
      window.follow(followed, clock)
    }
    guard window.range != nil else {
      detail = nil
      return
    }
    let axis = axis
    guard detail?.timeline.axis != axis else { return }
    detail = needsDetail(axis) ? TimelineDetail(along: axis, of: replayer, blocks) : nil
  }

  /// Whether the bins of the whole tape are too coarse, or estimates.
  private func needsDetail(_ axis: TimeAxis) -> Bool {
    let column = (axis.end - axis.start).microseconds / Int64(axis.count)
    let bin = timeline.end.microseconds / Int64(Timeline.resolution)
    return scan.isSample || !scan.isComplete || column < bin * 2
  }

  mutating func continueDetail() {
    do {
      try detail?.advance(blocks: ScrubberWork.detailedBlocks)
    } catch {
      report(error)
    }
  }

  /// Once the whole tape has been read: which stretches are idle.
  mutating func takeIdleTime() {
    if scan.isComplete { idleTime = scan.longIdleTime(until: timeline.end) }
  }
}
