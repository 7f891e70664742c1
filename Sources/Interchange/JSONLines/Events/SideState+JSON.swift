import SessionModel

extension JSONLineWriter {
  mutating func fields(of callback: AppearanceCallback) {
    field("callback", callback.kind)
    field("screen", callback.screen)
  }

  mutating func fields(of change: BarsChange) {
    field("settings", change.settings)
    field("owner", change.owner)
    field("duration", change.duration)
  }

  mutating func fields(of lifetime: Lifetime) {
    field("change", lifetime.kind)
    field("object", lifetime.object)
    field("owner", lifetime.owner)
  }
}

extension JSONLineReader {
  mutating func callback() throws(JSONLinesError) -> AppearanceCallback {
    let kind = try need("callback", try word("callback", AppearanceCallback.Kind.self))
    return AppearanceCallback(kind, try need("screen", try name("screen")))
  }

  mutating func bars() throws(JSONLinesError) -> BarsChange {
    var change = BarsChange(try settings("settings"))
    change.owner = try name("owner")
    change.duration = try span("duration")
    return change
  }

  mutating func lifetime() throws(JSONLinesError) -> Lifetime {
    let kind = try need("change", try word("change", Lifetime.Kind.self))
    let object = try need("object", try name("object"))
    return Lifetime(kind, object, owner: try name("owner"))
  }
}
