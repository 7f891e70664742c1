extension Session {
  mutating func cardGestureBegan(
    recognizerAt index: Int,
    _ card: Name,
    telling sink: inout some FactSink
  ) {}
  mutating func cardGestureChanged(
    recognizerAt index: Int,
    _ card: Name,
    telling sink: inout some FactSink
  ) {}
  mutating func cardGestureEnded(
    recognizerAt index: Int,
    _ card: Name,
    telling sink: inout some FactSink
  ) {}
}
