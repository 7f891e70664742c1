import GestureScript
import SessionModel
import TerminalKit

extension PaneContents {
  /// Containers with their committed state, what they answer where that differs, and calls that wait.
  var stacks: [PaneLine] {
    var lines: [PaneLine] = []
    for container in session.containers where isShown(container) {
      lines.append(line(of: container, container.committed, title: names[container.name]))
      if container.model != container.committed {
        lines.append(line(of: container, container.model, title: "  model", Palette.notice))
      }
    }
    lines += chrome
    let printer = EventPrinter(names: names)
    for waiting in session.queue {
      var line = PaneLine("queued ", Palette.notice)
      line.add(printer.text(.call(waiting.call)))
      lines.append(line)
    }
    return lines
  }

  /// What was said of the bars, and the flags that are up.
  private var chrome: [PaneLine] {
    var lines: [PaneLine] = []
    if !session.bars.isEmpty {
      var line = PaneLine("bars ", Palette.quiet)
      let bars = session.bars.map { "\(names[$0.part]) \(names[$0.value])" }
      line.add(bars.joined(separator: ", "))
      lines.append(line)
    }
    let flags = session.flags.filter(\.value).map { names[$0.name] }
    if !flags.isEmpty {
      var line = PaneLine("flags ", Palette.quiet)
      line.add(flags.joined(separator: ", "))
      lines.append(line)
    }
    return lines
  }

  /// Nothing presented is not worth a line.
  private func isShown(_ container: Container) -> Bool {
    container.kind != .presented || !container.committed.isEmpty || !container.model.isEmpty
  }

  /// A long stack loses its bottom, where nothing happens.
  private func line(
    of container: Container,
    _ screens: [Name],
    title: String,
    _ style: Style = Palette.quiet
  ) -> PaneLine {
    var line = PaneLine("\(title) ", style, subject: .stack(container.name))
    let room = width - CharacterWidth.columns(of: title) - 1
    var words = screens.map { names[$0] }
    if words.isEmpty { words = ["(empty)"] }
    var kept = words.suffix(1)
    while kept.startIndex > 0 {
      let longer = words[(kept.startIndex - 1)...]
      let columns = CharacterWidth.columns(of: longer.joined(separator: " > "))
      guard columns + symbols.ellipsis.count + 3 <= room || kept.startIndex == 1 && columns <= room
      else { break }
      kept = longer
    }
    if kept.startIndex > 0 { line.add("\(symbols.ellipsis) > ", Palette.quiet) }
    line.add(kept.dropLast().map { "\($0) > " }.joined())
    line.add(kept.last ?? "", Palette.strong)
    return line
  }
}
