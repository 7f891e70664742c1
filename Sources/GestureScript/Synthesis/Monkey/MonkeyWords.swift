import SessionModel

/// The names that a monkey uses, interned once so that no event needs a string.
struct MonkeyWords {
  /// The screens it pushes, `S1` … `S40`.
  let screens: [Name]
  /// The marks it sets, `m1` … `m8`.
  let marks: [Name]
  /// The app's flags.
  let flags: [Name]
  /// A scroll view.
  let feed: Name
  /// The scroll view's recognizer, which the log only reports.
  let feedPan: Name

  /// Interns the names.
  init(in names: inout NameTable) {
    screens = (1...40).map { names.intern("S\($0)") }
    marks = (1...8).map { names.intern("m\($0)") }
    flags = ["busy", "editing", "loading"].map { names.intern($0) }
    feed = names.intern("feed")
    feedPan = names.intern("feedPan")
  }
}
