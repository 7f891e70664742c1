import TapeFile
import TapeReplay
import TapeScrubber
import TerminalKit

/// Draws a tape, for a file or for standard output.
struct TapePicture {
  let tape: TapeInput
  let console: Console

  /// Where a picture goes: a file that appears complete or not at all, or `-`.
  struct Output {
    let path: String
    let force: Bool
  }

  /// Draws the filmstrip as vector phones.
  func drawStrip(_ options: FilmstripOptions, to output: Output) throws(CommandError) {
    if tape.changes.isEmpty {
      try draw(VectorFilmstrip(tape.reader, options, title: title), to: output)
    } else {
      try draw(VectorFilmstrip(tape.decidedAnew(), options, title: title), to: output)
    }
  }

  private func draw<Source: EventSource>(
    _ strip: VectorFilmstrip<Source>,
    to output: Output
  ) throws(CommandError) where Source.Failure == TapeError {
    let file = try file(output)
    var strip = strip
    let drawing: String
    do throws(TapeError) {
      drawing = try strip.drawing()
    } catch {
      throw CommandError(error, path: tape.path)
    }
    try write(drawing, to: file)
    if strip.isCut {
      console.remark(
        "touchtape: only the first \(VectorFilmstrip<TapeReader>.mostMoments) moments are drawn; "
          + "filmstrip's --every, --from and --to choose others"
      )
    }
  }

  /// Draws the player at a position.
  func drawPlayer(
    at position: Position?,
    size: CellSize,
    to output: Output
  ) throws(CommandError) {
    let file = try file(output)
    let player = PlayerDrawing(tape.reader, at: position, size: size, title: title)
    try write(player.text, to: file)
  }

  /// Records the player playing the tape.
  func record(size: CellSize, rate: Double, to output: Output) throws(CommandError) {
    let file = try file(output)
    var cast = Asciicast(tape.reader, size: size, rate: rate, title: title)
    var text = ""
    while let line = cast.nextLine() { text += line + "\n" }
    try write(text, to: file)
    if cast.isCut {
      console.remark(
        "touchtape: the recording ends after \(Asciicast<TapeReader>.mostFrames) frames; "
          + "--rate plays faster, cut makes a shorter tape"
      )
    }
  }

  /// The tape's name, without the folder in which it happens to lie.
  private var title: String {
    FileName.last(of: tape.path)
  }

  /// Nil is standard output.
  private func file(_ output: Output) throws(CommandError) -> OutputFile? {
    output.path == "-" ? nil : try OutputFile(output.path, force: output.force)
  }

  private func write(_ text: String, to file: OutputFile?) throws(CommandError) {
    guard let file else { return try console.write(text) }
    try file.write(Array(text.utf8))
  }
}
