import SessionModel

/// Reads lists.
extension PlaceView {
  /// How many elements the list has; nil where it is not known.
  @inline(never)
  func listCount(_ field: PlaceField, at place: Int) -> Int? {
    switch field {
    case .returned: session.pointee.returned.count
    case .windowSize, .recognizerTranslation, .recognizerVelocity: 2
    case .windowTabs: session.pointee.windows[place].tabs.count
    case .stackCommitted: session.pointee.containers[place].committed.count
    case .stackModel: session.pointee.containers[place].model.count
    case .stackQueued: waiting(forStack: place).count
    case .presentedCommitted:
      place < 0 ? 0 : session.pointee.containers[place].committed.count
    case .presentedModel: place < 0 ? 0 : session.pointee.containers[place].model.count
    case .recognizerTouches: session.pointee.recognizers[place].touches.count
    case .touchPosition, .touchLastPosition:
      session.pointee.touches[place].last == nil ? nil : 2
    case .touchStartPosition: session.pointee.touches[place].start == nil ? nil : 2
    case .touchPreviousPosition: session.pointee.touches[place].previous == nil ? nil : 2
    default: nil
    }
  }

  /// An element of the list, which must have it.
  @inline(never)
  func listElement(
    _ field: PlaceField,
    at place: Int,
    _ index: Int,
    _ tables: PredicateTables
  ) -> PlaceScalar {
    switch field {
    case .returned: .name(session.pointee.returned[index].index)
    case .windowTabs: .name(session.pointee.windows[place].tabs[index].index)
    case .stackCommitted, .presentedCommitted:
      .name(session.pointee.containers[place].committed[index].index)
    case .stackModel, .presentedModel:
      .name(session.pointee.containers[place].model[index].index)
    case .stackQueued:
      .text(
        CallText(names: tables.names).text(session.pointee.queue[waiting(forStack: place)[index]])
          .placeHash
      )
    case .recognizerTouches:
      .number(Double(session.pointee.recognizers[place].touches[index]))
    case .windowSize:
      .number(
        index == 0
          ? session.pointee.windows[place].size.width : session.pointee.windows[place].size.height
      )
    default: point(field, at: place).map { .number(index == 0 ? $0.x : $0.y) } ?? .null
    }
  }

  private func point(_ field: PlaceField, at place: Int) -> Point? {
    switch field {
    case .recognizerTranslation: session.pointee.recognizers[place].translation
    case .recognizerVelocity: session.pointee.recognizers[place].velocity
    case .touchPosition, .touchLastPosition: session.pointee.touches[place].last?.position
    case .touchStartPosition: session.pointee.touches[place].start?.position
    case .touchPreviousPosition: session.pointee.touches[place].previous?.position
    default: nil
    }
  }

  /// Places in the queue of what waits for the stack at `place`.
  private func waiting(forStack place: Int) -> [Int] {
    guard !session.pointee.queue.isEmpty else { return [] }
    let stack = session.pointee.containers[place].name
    return session.pointee.queue.indices.filter {
      session.pointee.stackWaited(forBy: session.pointee.queue[$0]) == stack
    }
  }

  /// The value that `item` of a field reads of the element at `place`; nil if a list is too short for it.
  @inline(__always)
  func value(
    _ field: PlaceField,
    _ item: PlaceProbe.Item,
    at place: Int,
    _ tables: PredicateTables
  ) -> PlaceScalar? {
    switch item {
    case .whole: return scalar(field, at: place, tables)
    case .element(let index):
      guard let count = listCount(field, at: place) else { return .null }
      return index < count ? listElement(field, at: place, index, tables) : nil
    case .last:
      guard let count = listCount(field, at: place) else { return .null }
      return count > 0 ? listElement(field, at: place, count - 1, tables) : nil
    case .count: return listCount(field, at: place).map { .number(Double($0)) } ?? .null
    }
  }
}
