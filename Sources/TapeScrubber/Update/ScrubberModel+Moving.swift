import SessionModel
public import TapeReplay

extension ScrubberModel {
  /// Moves the replayer and looks up what is to be shown there.
  mutating func move(
    _ motion: (inout Replayer<Source, SessionReducer>) throws(Source.Failure) -> Void
  ) {
    do {
      try motion(&replayer)
      moment = try reader.moment(at: replayer)
      followCompanion()
    } catch {
      // The replayer may have moved before the tape failed.
      moment.position = replayer.position
      moment.session = replayer.state
      report(error)
    }
  }

  /// Moves; what plays goes on from there.
  mutating func jump(
    _ motion: (inout Replayer<Source, SessionReducer>) throws(Source.Failure) -> Void
  ) {
    move(motion)
    playback.jump(to: position.time, at: now)
  }

  /// Goes to a time of the tape.
  mutating func go(to time: Time) {
    let time = min(max(time, .zero), timeline.end)
    jump { replayer throws(Source.Failure) in try replayer.seek(to: time) }
  }

  /// Goes on or back by a span.
  mutating func skip(by span: Interval) {
    go(to: position.time + span)
  }

  /// Steps by events and stands still.
  mutating func step(by count: Int) {
    pause()
    jump { replayer throws(Source.Failure) in try replayer.step(by: count) }
  }

  /// Goes to a position as people write it, or says why there is none.
  mutating func go(to text: String) {
    do throws(PositionError) {
      go(to: try PositionParser.parse(text))
    } catch {
      notice = "\(error)"
    }
  }

  /// Goes to a position of this tape and stands still.
  public mutating func go(to place: Position) {
    pause()
    jump { replayer throws(Source.Failure) in try replayer.seek(to: place) }
  }

  /// A mark is looked for through the whole tape.
  private mutating func go(to expression: PositionExpression) {
    do throws(ResolutionError<Source.Failure>) {
      let notes = notes
      go(to: try replayer.position(of: expression) { notes.place(ofMark: $0) })
      if position.time > timeline.end {
        notice = "nothing is recorded here: the tape ends at \(TimeText.text(timeline.end))"
      }
    } catch {
      switch error {
      case .position(let error): notice = "\(error)"
      case .source(let error): report(error)
      }
    }
  }
}
