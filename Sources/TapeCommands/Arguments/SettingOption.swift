import GestureScript
import TapeReplay

extension Option {
  /// Something that decides otherwise.
  static let set = Option(
    "--set",
    value: "NAME=VALUE",
    "a policy, or an option of a recognizer; may be given several times"
  )
}

extension Arguments {
  /// What `--set` changes, in the order given.
  func settings() throws(UsageError) -> [SettingChange] {
    var settings: [SettingChange] = []
    for word in values(.set) {
      do throws(SettingError) {
        settings.append(try SettingChange(word))
      } catch {
        throw UsageError("--set \(error.description)")
      }
    }
    return settings
  }
}
