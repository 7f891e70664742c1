extension Session {
  mutating func declare(_ declaration: RecognizerDeclaration) {
    recognizers[ensureRecognizer(declaration.name)].declaration = declaration
  }
  mutating func prepare(_ transition: inout Transition, drivenBy recognizer: Name) {}
  mutating func decideStart(ofTransitionAt index: Int) {}
  mutating func didClose(_ transition: Transition, finished: Bool) {}
  mutating func delegateDidShow() {}
  mutating func drive(_ touch: Touch, telling sink: inout some FactSink) {}
  mutating func driveReported(
    recognizerAt index: Int,
    _ report: GestureReport,
    telling sink: inout some FactSink
  ) {}
  mutating func interrupt(recognizerAt index: Int, telling sink: inout some FactSink) {}
  mutating func interruptDrivenRecognizers(telling sink: inout some FactSink) {}
  mutating func rebase(recognizerAt index: Int) {}
  mutating func fireDeadline(ofRecognizerAt index: Int, telling sink: inout some FactSink) {}
  func velocityTowardsCompletion(ofTransitionAt index: Int) -> Double { 0 }
}
