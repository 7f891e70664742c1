import Testing

@testable import SessionModel

@Suite("A picture")
struct PictureTests {
  typealias Stage = PictureStage
  let a = Stage.a
  let b = Stage.b
  let c = Stage.c
  let d = Stage.d

  @Test("shows the top of a stack at rest, and presented sheets above it")
  func rest() {
    var stage = Stage()
    stage.hold([(.main, [a, b]), (Name(.presented), [c])])
    #expect(stage.screens == [b, c])
    #expect(
      stage.picture.layer(of: b)?.frame == .init(x: 0, y: 0, width: 400, height: 852)
    )
    #expect(
      stage.picture.layer(of: c)?.frame == .init(x: 0, y: 59, width: 400, height: 793)
    )
    #expect(agree(stage.picture.layer(of: b)?.dimming ?? 0, 0.2))
  }

  @Test("of a window that does not exist is empty")
  func missing() {
    #expect(Stage().session.picture(of: .main).layers.isEmpty)
  }

  @Test("of a parallax pop moves both screens, the lower one slower", arguments: [false, true])
  func parallaxPop(mirrored: Bool) {
    var stage = Stage(width: 393, direction: mirrored ? .rtl : .ltr)
    stage.hold([(.main, [a, b])])
    let sign = mirrored ? -1.0 : 1
    stage.begin(.pop, from: b, to: a, fraction: 0)
    #expect(stage.screens == [a, b])
    #expect(agree(stage.x(a), sign * -118.018018))
    stage.update(0.25)
    #expect(agree(stage.x(b), sign * 98.25))
    #expect(agree(stage.x(a), sign * -88.513514))
    #expect(agree(stage.picture.layer(of: b)?.shadow ?? 0, 0.775))
    #expect(agree(stage.picture.layer(of: a)?.opacity ?? 0, 0.925))
    #expect(stage.picture.layer(of: b)?.opacity == 1)
    #expect(stage.picture.layer(of: a)?.shadow == 0)
  }

  @Test("of a push is that of the pop played backwards", arguments: [0, 0.25, 0.7, 1])
  func pushMirrorsPop(fraction: Double) {
    for style in [WellKnownName.none, .parallax, .slide] {
      var push = Stage()
      push.hold([(.main, [a])])
      push.begin(.push, from: a, to: b, fraction: fraction)
      push.restyle(style)
      var pop = Stage()
      pop.hold([(.main, [a, b])])
      pop.begin(.pop, from: b, to: a, fraction: 1 - fraction)
      pop.restyle(style)
      #expect(push.screens == pop.screens)
      for (left, right) in zip(push.picture.layers, pop.picture.layers) {
        #expect(agree(left.frame.x, right.frame.x))
        #expect(agree(left.opacity, right.opacity))
        #expect(agree(left.shadow, right.shadow))
      }
    }
  }

  @Test("of a slide leaves the lower screen where it is")
  func slide() {
    var stage = Stage()
    stage.hold([(.main, [a, b])])
    stage.begin(.pop, from: b, to: a, fraction: 0.3)
    stage.restyle(.slide)
    #expect(agree(stage.x(b), 120))
    #expect(stage.x(a) == 0)
    #expect(stage.picture.layer(of: a)?.opacity == 1)
    #expect(stage.picture.layer(of: b)?.shadow == 0)
  }

  @Test(
    "of a scrubbed pop follows the finger, or the animation's curve",
    arguments: [(0.0, 100.0), (1.0, 0.12916195 * 400)]
  )
  func scrubCurve(choice: Double, x: Double) {
    var policies = Policies()
    policies[.scrubCurve] = choice
    var stage = Stage(policies: policies)
    stage.hold([(.main, [a, b])])
    stage.begin(.pop, from: b, to: a, fraction: 0.25)
    #expect(abs(stage.x(b) - x) < 1e-3)
    let progress = TimingCurve.easeInOut.progress(atFraction: 0.25, duration: 0.5)
    if choice == 1 { #expect(agree(stage.x(b), progress * 400)) }
  }

  @Test("clamps a fraction that lies outside", arguments: [-0.1, 1.25, .nan])
  func clamped(fraction: Double) {
    var stage = Stage()
    stage.hold([(.main, [a, b])])
    stage.begin(.pop, from: b, to: a, fraction: fraction)
    #expect(stage.x(b) == (fraction > 1 ? 400 : 0))
  }

  @Test("of a sheet that is dragged down brightens what is beneath")
  func sheet() {
    var stage = Stage(width: 393)
    stage.hold([(.main, [a]), (Name(.presented), [b])])
    stage.begin(.dismiss, from: b, to: a, fraction: 0.5)
    #expect(agree(stage.y(b), 59 + 396.5))
    #expect(agree(stage.picture.layer(of: a)?.dimming ?? 0, 0.1))
  }

  @Test("of a full-screen presentation takes the whole height and darkens nothing")
  func fullScreen() {
    var policies = Policies()
    policies[.presentationStyle] = 1
    var stage = Stage(policies: policies)
    stage.hold([(.main, [a])])
    stage.begin(.present, from: a, to: b, fraction: 0.75)
    #expect(agree(stage.y(b), 213))
    #expect(stage.picture.layer(of: b)?.frame.height == 852)
    #expect(stage.picture.layer(of: a)?.dimming == 0)
  }

  @Test("of a call that dismisses two sheets moves both")
  func twoSheets() {
    var stage = Stage()
    stage.hold([(.main, [a]), (Name(.presented), [b, c, d])])
    stage.apply(.call(.init(.dismiss(c), .animated(Interval(seconds: 1), curve: .linear))))
    stage.apply(.mark(.none), at: 0.5)
    #expect(stage.y(b) == 59)
    #expect(agree(stage.y(c), 59 + 396.5))
    #expect(agree(stage.y(d), 59 + 396.5))
  }

  @Test("of tabs fades the new one in, and shows a stack only in its tab")
  func tabs() {
    let (one, two) = (Name(index: 120), Name(index: 121))
    var stage = Stage()
    stage.hold(
      [(one, [a, b]), (two, [c]), (Name(.tabs), [one, two])],
      [(Name(.selected), one)]
    )
    #expect(stage.screens == [b])
    stage.begin(.tab, from: one, to: two, fraction: 0.25)
    #expect(stage.screens == [b, c])
    #expect(stage.picture.layers.map(\.opacity) == [1, 0.25])
    stage.complete(true)
    #expect(stage.screens == [c])
  }

  @Test("of pages puts them side by side")
  func pages() {
    var stage = Stage()
    stage.hold([], [(Name(.pager), a)])
    stage.begin(.page, from: a, to: b, fraction: 0.25)
    #expect(stage.x(a) == -100)
    #expect(stage.x(b) == 300)
  }

  @Test("of a menu slides it in from the leading edge", arguments: [false, true])
  func menu(mirrored: Bool) {
    var stage = Stage(direction: mirrored ? .rtl : .ltr)
    stage.hold([(.main, [a])], [(Name(.menu), Name(.closed))])
    #expect(stage.screens == [a])
    stage.begin(.menu, from: Name(.closed), to: Name(.open), fraction: 0.5)
    #expect(stage.screens == [a, Name(.menu)])
    #expect(agree(stage.x(Name(.menu)), mirrored ? 240 : -160))
    stage.complete(true)
    #expect(agree(stage.x(Name(.menu)), mirrored ? 80 : 0))
  }

  @Test("of a panel or card rises it from the lower edge")
  func cards() {
    let card = Name(index: 130)
    var stage = Stage(height: 1000)
    stage.hold([], [(Name(.panel), Name(.collapsed)), (card, Name(.collapsed))])
    #expect(agree(stage.y(card), 800))
    stage.begin(.detent, from: Name(.collapsed), to: Name(.expanded), fraction: 1)
    #expect(agree(stage.y(Name(.panel)), 1000 * PictureMetrics.sheetInset))
    stage.apply(.animator(.init(card, .fraction(0.25))))
    #expect(agree(stage.y(card), 600))
  }

  @Test("of a preview and of a refused transition is the one at rest")
  func unmoved() {
    var stage = Stage()
    stage.hold([(.main, [a])])
    let rest = stage.picture
    stage.begin(.pop, from: a, to: b, fraction: 0.5)
    #expect(stage.session.transitions.first?.phase == .refused)
    #expect(stage.picture == rest)
    stage.complete(false)
    stage.begin(.preview, from: a, to: b, fraction: 0.5)
    #expect(stage.picture == rest)
  }
}
