import SessionModel

/// A mark of a tape.
struct FilmMark {
  let time: Time
  let name: Name
}
