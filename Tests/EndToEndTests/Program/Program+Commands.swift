extension Program {
  /// Every command, as the program's own help lists them.
  static let commands: [String] = {
    guard let help = try? Program().run("--help") else { return [] }
    let list = help.lines.drop { $0 != "commands:" }.dropFirst()
    return list.compactMap { line in line.split(separator: " ").first.map(String.init) }
  }()

  /// Two swipes' worth of everything: a stack, a driven pop, a mark, a push.
  static let shortScript = """
    setup stack main=[Home,List,Detail]
    setup recognizer back pan on=main preset=backSwipe
    0.500 swipe from=40,400 to=330,410 over=0.22
    settle
    mark back
    +0.5 push Sheet animated 0.35 by=user
    settle
    +0.2 end

    """
}
