import SessionModel
import TapeReplay

extension ScrubberModel {
  /// Takes over the tape as it has grown since, `isFinished` if it grows no more.
  ///
  /// A player that stands at the end stays there; any other stays where it is.
  public mutating func grow(to source: Source, isFinished: Bool = false) {
    let isLive = isLive
    let place = position
    let wasPlaying = isPlaying
    isGrowing = !isFinished
    blocks = source.eventBlocks
    names = source.names
    replayer = Replayer(source, through: replayer.reducer)
    reader = MomentReader(source, blocks: blocks)
    move { replayer throws(Source.Failure) in
      if isLive { try replayer.seekToEnd() } else { try replayer.seek(to: place) }
    }
    // What is seen of the old end may hold more now.
    if let range = window.range, range.upperBound >= timeline.end { detail = nil }
    timeline = timeline.stretched(over: blocks)
    rescan(isFinished: isFinished)
    playback = Playback(
      from: position.time,
      to: timeline.end,
      rate: playback.rate,
      at: now,
      folds: playback.folds
    )
    if !wasPlaying { playback.pause(at: now) }
  }

  /// Whether it stands at the end, and so goes along with a tape that grows.
  var isLive: Bool {
    position.event == replayer.eventCount && !isPlaying
  }

  /// Reads what has come since the timeline was read last, once that is due.
  mutating func catchUp() {
    if isGrowing, scannedEvents < replayer.eventCount { rescan(isFinished: false) }
  }

  /// Reads the tape anew for the timeline and for what is compared with it: not too often, and only a
  /// tape that is read in no time.
  private mutating func rescan(isFinished: Bool) {
    let isDue = now - scanStart >= ScrubberWork.scanInterval
    guard
      isFinished
        || scan.isComplete && !isComparing && isDue && blocks.count <= ScrubberWork.mostLiveBlocks
    else { return }
    scanStart = now
    scannedEvents = replayer.eventCount
    let source = replayer.source
    scan = TimelineScan(source, blocks: blocks)
    draft = Timeline(blocks)
    findingScan = FindingScan(
      source,
      blocks: blocks,
      isGrowing: !isFinished,
      known: findingScan.findings
    )
    growCompanion()
  }
}
