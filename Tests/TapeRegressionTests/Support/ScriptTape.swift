import GestureScript
import SessionModel
import TapeFile

/// The tape that a script makes.
struct ScriptTape {
  let performed: PerformedScript
  let bytes: [UInt8]

  init(_ text: String) throws {
    performed = try Script.parse(Array(text.utf8), file: "test.gesture").perform()
    bytes = try TapeWriter.bytes(
      of: performed.events,
      names: performed.names,
      description: performed.description
    )
  }

  var reader: TapeReader {
    get throws { try TapeReader(bytes: bytes, policy: .strict) }
  }

  /// A push, a swipe that is let go too early, and everything else an outline tells of.
  static let story = """
    tape device "Pixel 4" os=13
    setup policy panHysteresis=8
    setup stack main=[Home,"Détail 1"] tabs=[mail,people] selected=mail bars nav=shown
    setup recognizer back pan on=main preset=backSwipe

    0.100 mark before
    0.500 swipe from=40,400 to=180,402 over=0.20 hold=0.15
    settle
    1.500 push Photo animated 0.35 by=user
    1.600 push More
    1.700 transition t1 begin pop from=Photo to="Détail 1" interactive by=edgePan
    2.500 transition t1 complete finished=false
    2.600 popTo Nowhere
    2.700 present Sheet animated 0.4
    2.800 app inactive
    2.900 animator hint create duration=0.2 curve=linear
    2.900 animator hint start
    3.000 scroll feed offset=40
    3.000 flag busy=true
    3.200 transition t2 begin menu from=none to=open interactive by=edgePan
    3.300 transition t2 update 0.25
    3.400 dismiss
    3.500 end
    """
}
