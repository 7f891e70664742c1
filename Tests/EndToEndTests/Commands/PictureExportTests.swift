import Foundation
import Testing

@Suite("The program draws a tape")
struct PictureExportTests {
  let program: Program

  init() throws {
    program = try Program()
    try program.record(Program.shortScript)
  }

  @Test(
    "into a file or to standard output, the same bytes",
    arguments: [
      ["export", "a.tape", "--format", "svg"], ["filmstrip", "a.tape", "--format", "svg"],
      ["export", "a.tape", "--format", "screenshot", "--at", "0.6"],
      ["export", "a.tape", "--format", "asciicast", "--size", "80x24", "--rate", "2"],
    ]
  )
  func outputs(words: [String]) throws {
    let file = try program.run(words + ["-o", "out"])
    #expect(file.status == 0 && file.output.isEmpty && file.remarks.isEmpty)
    let printed = try program.run(words + ["-o", "-"])
    #expect(printed.status == 0)
    #expect(printed.text == (try program.shell("cat out").text))
    let again = try program.run(words + ["-o", "out"])
    #expect(again.status == 73)
    #expect(try program.run(words + ["-o", "out", "--force"]).status == 0)
  }

  @Test(
    "or writes it, in the format that the file's ending says where nothing else does",
    arguments: [
      ("export", "x.svg", "svg"), ("export", "x.cast", "asciicast"), ("export", "x.csv", "csv"),
      ("export", "x.jsonl", "jsonl"), ("export", "x.gesture", "text"), ("export", "svg", "text"),
      ("export", "-", "text"), ("filmstrip", "x.svg", "svg"),
    ]
  )
  func endings(command: String, file: String, format: String) throws {
    let named = try program.run(command, "a.tape", "--format", format, "-o", "-")
    #expect(named.status == 0)
    let guessed = try program.run(command, "a.tape", "-o", file)
    #expect(guessed.status == 0, "\(guessed.remarks)")
    let written = file == "-" ? guessed : try program.shell("cat \(file)")
    #expect(written.output == named.output)
    let other = ["export", "a.tape", "--format", "csv", "-o", "y.svg"]
    #expect(try program.run(other).status == 0)
    #expect(try program.shell("head -c 4 y.svg").text != "<svg")
  }

  @Test("as a strip of what filmstrip's options choose")
  func strip() throws {
    let words = ["filmstrip", "a.tape", "--format", "svg", "--from", "0.5", "--to", "0.7"]
    let drawing = try program.run(words + ["--every", "0.1"]).text
    #expect(drawing.hasPrefix("<svg ") && drawing.hasSuffix("</svg>\n"))
    #expect(drawing.contains(">0.500<") && drawing.contains(">0.700<"))
    #expect(!drawing.contains(">0.800<"))
  }

  @Test("as a recording that says how large its terminal is")
  func cast() throws {
    let words = ["export", "a.tape", "--format", "asciicast", "--size", "90x26", "-o", "-"]
    let lines = try program.run(words).lines
    #expect(lines[0].hasPrefix("{\"version\": 2, \"width\": 90, \"height\": 26, "))
    #expect(lines[0].contains("\"title\": \"a.tape\""))
    for line in lines {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  }

  @Test(
    "and refuses options that mean nothing there",
    arguments: [
      (["export", "a.tape", "--rate", "2", "-o", "x"], "--rate belongs to --format asciicast"),
      (["export", "a.tape", "--format", "svg", "--size", "80x24", "-o", "x"], "--size belongs to"),
      (["export", "a.tape", "--format", "csv", "--at", "1", "-o", "x"], "--at belongs to"),
      (["export", "a.tape", "--format", "asciicast", "--size", "80", "-o", "x"], "--size needs"),
      (["export", "a.tape", "--format", "asciicast", "--size", "8x3", "-o", "x"], "--size needs"),
      (["export", "a.tape", "--format", "asciicast", "--rate", "0", "-o", "x"], "--rate needs"),
      (["filmstrip", "a.tape", "-o", "x"], "-o belongs to --format svg"),
      (["filmstrip", "a.tape", "--format", "gif"], "there is no format 'gif'"),
    ]
  )
  func usage(words: [String], remark: String) throws {
    let outcome = try program.run(words)
    #expect(outcome.status == 64)
    #expect(outcome.remarks.contains(remark), "\(outcome.remarks)")
  }
}
