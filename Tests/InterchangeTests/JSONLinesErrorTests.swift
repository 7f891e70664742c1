import Interchange
import SessionModel
import TestSupport
import Testing

@Suite("JSON lines that are wrong")
struct JSONLinesErrorTests {
  private static func error(_ lines: String) throws -> JSONLinesError {
    try #require(throws: JSONLinesError.self) {
      try JSONLines.tape(from: Array(lines.utf8))
    }
  }

  @Test(
    "are refused with the field, what it is and what was expected",
    arguments: [
      (#"{"time":0,"type":"touch","phase":"dwn","id":1}"#, "phase", "expected one of down, move"),
      (#"{"time":0,"type":"touch","phase":"down"}"#, "id", "is missing"),
      (#"{"time":0,"type":"touch","phase":"down","id":2147483648}"#, "id", "a whole number from"),
      (#"{"time":0,"type":"touch","phase":"down","id":1,"x":1}"#, "y", "is missing"),
      (#"{"time":0,"type":"touch","phase":"down","id":1,"why":1}"#, "why", "is unknown here"),
      (#"{"time":0,"type":"touch","phase":"down","id":1,"id":1}"#, "id", "stands there twice"),
      (#"{"time":0.1234567,"type":"end"}"#, "time", "seconds with up to six decimals"),
      (#"{"time":"0","type":"end"}"#, "time", "seconds with up to six decimals"),
      (#"{"time":9223372036854.775807,"type":"end"}"#, "time", "at most 9223372036854.775806 s"),
      (#"{"type":"end"}"#, "time", "is missing"),
      (#"{"time":0,"type":"hologram"}"#, "type", "is hologram; expected one of surroundings"),
      (#"{"time":0,"type":"scroll","name":"a","offset":1e999}"#, "offset", "expected a number"),
      (#"{"time":0,"type":"scroll","name":"a","offset":1-2}"#, "offset", "expected a number"),
      (#"{"time":0,"type":"scroll","name":1,"offset":1}"#, "name", "expected a string"),
      (#"{"time":0,"type":"flag","name":"a","value":yes}"#, "value", "true or false"),
      (#"{"time":0,"type":"mark","name":"\ud800"}"#, "name", "the escapes of JSON"),
      (#"{"time":0,"type":"mark","name":"\x"}"#, "name", "the escapes of JSON"),
      (#"{"time":0,"type":"model","stack":"a","screens":["a",1]}"#, "screens", "a string"),
      (#"{"time":0,"type":"model","stack":"a","screens":"a"}"#, "screens", "a list"),
      (#"{"time":0,"type":"bars","settings":[["a"]]}"#, "settings", "a list of two"),
      (#"{"time":0,"type":"unknown","kind":1,"bytes":"abc"}"#, "bytes", "hexadecimal digits"),
      (
        #"{"time":0,"type":"call","call":"pop","animation":"animated","duration":1,"curve":"x"}"#,
        "curve", "springRatio"
      ),
      (
        #"{"time":0,"type":"call","call":"pop","animation":"unanimated","by":{"touch":1,"x":2}}"#,
        "by", "\"user\""
      ),
      (
        #"{"time":0,"type":"recognizer","name":"a","kind":"pan","begin":"tx >"}"#,
        "begin", "column"
      ),
    ]
  )
  func fields(line: String, field: String, message: String) throws {
    let error = try Self.error("{\"touchtape\":1}\n\n" + line)
    #expect(error.line == 3)
    #expect(error.field == field)
    #expect(error.message.contains(message), "\(error)")
  }

  @Test(
    "are refused with the column where they stop being JSON",
    arguments: [
      ("x", 1), ("[]", 1), ("{", 2), ("{}x", 3), ("{\"a\"}", 5), ("{\"a\":}", 6), ("{\"a\":1,}", 8),
      ("{\"a\":1 \"b\":2}", 8), ("{\"a\":\"b", 8), ("{\"a\":[1,]}", 9), ("{a:1}", 2),
      ("{\"a\":[[[[[[[[[", 13), ("{\"a\":\"\u{1}\"}", 7), ("{\"a\":\"\\", 8),
    ]
  )
  func syntax(line: String, column: Int) throws {
    let error = try Self.error("{\"touchtape\":1}\n" + line)
    #expect(error.line == 2)
    #expect(error.column == column, "\(error)")
  }

  @Test(
    "are refused without a header of this version",
    arguments: [
      "", "\n", "{\"time\":0,\"type\":\"end\"}", "{\"touchtape\":2}", "{\"touchtape\":1.5}",
    ]
  )
  func headers(text: String) throws {
    _ = try Self.error(text)
  }

  @Test("end in an error or a tape, wherever a byte is lost or changed", arguments: 0..<12)
  func damage(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    var bytes = JSONLines.header(TapeDescription())
    for event in random.events(8) { JSONLines.append(event, names: random.names, to: &bytes) }
    for place in bytes.indices {
      var changed = bytes
      if random.below(2) == 0 {
        changed.remove(at: place)
      } else {
        changed[place] = UInt8(random.below(256))
      }
      do throws(JSONLinesError) {
        _ = try JSONLines.tape(from: changed)
      } catch {
        #expect(error.line >= 1)
      }
    }
  }
}
