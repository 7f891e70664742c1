import TestSupport
import Testing

@testable import SessionModel

@Suite("The pictures of any session")
struct PictureLawTests {
  typealias Stage = PictureStage
  static let screens = [Stage.a, Stage.b, Stage.c, Stage.d]

  static func event(_ random: inout SeededGenerator) -> Event {
    let screen = screens.randomElement(using: &random) ?? Stage.a
    let other = screens.randomElement(using: &random) ?? Stage.b
    let animation = NavigationCall.Animation.animated(
      Interval(seconds: .random(in: 0...0.5, using: &random)),
      curve: [.linear, .easeInOut, .springRatio(0.3)].randomElement(using: &random)
    )
    switch Int.random(in: 0..<14, using: &random) {
    case 0...1: return .call(.init(.push(screen), animation))
    case 2: return .call(.init(.pop, animation))
    case 3: return .call(.init(.present(screen), animation))
    case 4: return .call(.init(.dismiss(Bool.random(using: &random) ? screen : nil), animation))
    case 5: return .call(.init(.selectTab(screen), animation))
    case 6: return .call(.init(.setStack([screen, other]), animation))
    case 7...8:
      let kind = TransitionKind.allCases.randomElement(using: &random) ?? .pop
      let from = Bool.random(using: &random) ? screen : nil
      let to = Bool.random(using: &random) ? other : nil
      return .transition(.init(Stage.t1, .begin(.init(kind, from: from, to: to, .interactive))))
    case 9:
      return .transition(.init(Stage.t1, .update(.random(in: -0.5...1.5, using: &random))))
    case 10: return .transition(.init(Stage.t1, .complete(finished: .random(using: &random))))
    case 11:
      let step = [TransitionReport.Step.finish, .cancel].randomElement(using: &random) ?? .finish
      return .transition(.init(Stage.t1, step))
    case 12:
      let extents = [0, 390, 844, -5, .nan, .infinity]
      let width = extents.randomElement(using: &random) ?? 0
      return .rotation(Size(width: width, height: 800), window: nil)
    default:
      return .animator(.init(Name(.card), .fraction(.random(in: -1...2, using: &random))))
    }
  }

  static func stage(_ random: inout SeededGenerator) -> Stage {
    var policies = Policies()
    for policy in [Policy.scrubCurve, .presentationStyle, .restoreOn, .gestureOverlap] {
      policies[policy] = Bool.random(using: &random) ? 1 : 0
    }
    var stage = Stage(direction: .random(using: &random) ? .rtl : .ltr, policies: policies)
    stage.hold(
      [(.main, [Stage.a])],
      [(Name(.card), Name(.collapsed)), (Name(.menu), Name(.closed))]
    )
    return stage
  }

  @Test("hold nothing but finite numbers, shares within 0…1", arguments: 0..<200)
  func finite(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var stage = Self.stage(&random)
    var seconds = 0.0
    for _ in 0..<60 {
      seconds += .random(in: 0...0.2, using: &random)
      stage.apply(Self.event(&random), at: seconds)
      for layer in stage.picture.layers {
        let frame = layer.frame
        #expect(frame.x.isFinite && frame.y.isFinite)
        #expect(frame.width.isFinite && frame.height.isFinite)
        #expect(frame.width >= 0 && frame.height >= 0)
        for share in [layer.opacity, layer.shadow, layer.dimming] {
          #expect((0...1).contains(share))
        }
      }
    }
  }

  @Test("show, at rest, one full screen for each stack and what is presented", arguments: 0..<100)
  func rest(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var stage = Stage()
    stage.hold([(.main, [Stage.a])])
    var seconds = 0.0
    for _ in 0..<30 {
      let screen = Self.screens.randomElement(using: &random) ?? Stage.a
      let operation = [
        NavigationCall.Operation.push(screen), .pop, .present(screen), .dismiss(nil),
        .setStack([Stage.a, screen]),
      ].randomElement(using: &random)
      let animation = NavigationCall.Animation.animated(Interval(seconds: 0.3), curve: nil)
      stage.apply(.call(.init(operation ?? .pop, animation)), at: seconds)
      seconds += 1
      stage.apply(.mark(.none), at: seconds)
      let stack = try #require(stage.session.container(.main)?.committed.last)
      let presented = stage.session.container(Name(.presented))?.committed ?? []
      #expect(stage.screens == [stack] + presented)
      let base = try #require(stage.picture.layers.first)
      #expect(base.frame == .init(x: 0, y: 0, width: 400, height: 852))
      #expect(base.opacity == 1 && base.shadow == 0)
    }
  }

  /// Kinds with a container in which they move.
  static let moves: [(kind: TransitionKind, from: Name, to: Name)] = [
    (.pop, Stage.b, Stage.a), (.push, Stage.b, Stage.d), (.present, Stage.b, Stage.d),
    (.dismiss, Stage.c, Stage.b), (.tab, Stage.a, Stage.b), (.page, Stage.a, Stage.b),
    (.menu, Name(.closed), Name(.open)), (.drawer, Name(.open), Name(.closed)),
    (.detent, Name(.collapsed), Name(.expanded)),
  ]

  @Test(
    "begin and end where the screens rest, finished or cancelled",
    arguments: moves.indices,
    [LayoutDirection.ltr, .rtl]
  )
  func ends(move: Int, direction: LayoutDirection) {
    let (kind, from, to) = Self.moves[move]
    for style in [WellKnownName.none, .slide] {
      var stage = Stage(direction: direction)
      stage.hold(
        [(.main, [Stage.a, Stage.b]), (Name(.presented), [Stage.c])],
        [
          (Name(.selected), Stage.a), (Name(.pager), Stage.a), (Name(.menu), Name(.closed)),
          (Name(.drawer), Name(.open)), (Name(.panel), Name(.collapsed)),
        ]
      )
      let before = stage.picture
      stage.begin(kind, from: from, to: to, fraction: 0)
      stage.restyle(style)
      Self.expectSeen(before, in: stage.picture)
      var cancelled = stage
      cancelled.complete(false)
      #expect(cancelled.picture == before)
      stage.update(1)
      let moved = stage.picture
      stage.complete(true)
      Self.expectSeen(stage.picture, in: moved)
    }
  }

  /// Every layer of a picture at rest stands in the other one, at the same place, and as bright.
  static func expectSeen(_ rest: Picture, in moving: Picture) {
    for layer in rest.layers {
      let isSeen = moving.layers.contains {
        $0.screen == layer.screen && agree($0.frame.x, layer.frame.x)
          && agree($0.frame.y, layer.frame.y) && agree($0.frame.height, layer.frame.height)
          && agree($0.opacity, layer.opacity) && agree($0.dimming, layer.dimming)
      }
      #expect(isSeen, "\(layer)")
    }
  }
}
