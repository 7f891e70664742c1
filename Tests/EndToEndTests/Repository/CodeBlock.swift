/// A fenced block of a markdown page.
struct CodeBlock {
  /// The word behind the fence.
  let language: String
  /// The lines between the fences.
  let lines: [String]

  /// Every block of `text`.
  static func blocks(of text: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (language: String, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("```") else {
        open?.lines.append(String(line))
        continue
      }
      if let closed = open {
        blocks.append(CodeBlock(language: closed.language, lines: closed.lines))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }
}
