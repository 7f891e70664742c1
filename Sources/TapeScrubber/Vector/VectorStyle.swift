import TerminalKit

/// The rules by which a strip of vector phones is coloured, in light and in dark surroundings.
enum VectorStyle {
  /// How much lighter surfaces are on light pages.
  private static let lightening = 0.74

  /// The style sheet.
  static var rules: String {
    let surfaces = Surfaces(.trueColor).colors
    let text = ["text{font-family:\(SVG.fonts)}.tab{text-anchor:middle}.chosen{font-weight:bold}"]
    let light =
      surfaces.enumerated().map { place, color in
        let pastel = color.mixed(with: .white, share: lightening)
        return ".s\(place){fill:\(SVG.color(pastel))}"
      } + [
        ".page{fill:#ffffff}.ink{fill:#22252a}.quiet{fill:#6a6f78}.name,.tab{fill:#22252a}",
        ".bar{fill:#000000;fill-opacity:.08}.tabs{fill:#eceef2}.off{fill:#d8dade}",
        ".frame{fill:none;stroke:#6a6f78;stroke-width:5}.wrong{fill:#b3261e}",
        ".deep{stop-opacity:.32}.track{fill:#dfe2e6}.gone{fill:#1f6fd0}",
        ".finger{fill:#e08a00;fill-opacity:.72;stroke:#7a4a00;stroke-width:4}.id{fill:#7a4a00}",
        ".trail,.end{fill:none;stroke:#c97800;stroke-width:8;stroke-linecap:round}",
        ".cancelled{stroke:#b3261e}.detent{fill:none;stroke:#6a6f78;stroke-width:4}"
          + ".here{stroke:#22252a;stroke-width:9}.t1{opacity:.6}.t2{opacity:.3}",
      ]
    let dark =
      surfaces.enumerated().map { ".s\($0.offset){fill:\(SVG.color($0.element))}" } + [
        ".page{fill:#16181c}.ink{fill:#e6e8ec}.quiet{fill:#9aa0aa}.name,.tab{fill:#f4f5f7}",
        ".bar{fill:#ffffff;fill-opacity:.14}.tabs{fill:#262a32}.off{fill:#0c0d10}",
        ".frame{stroke:#8a909a}.wrong{fill:#ff8a80}.deep{stop-opacity:.6}",
        ".track{fill:#33373f}.gone{fill:#6aa8ff}",
        ".finger{fill:#ffc840;stroke:#fff0c0}.id{fill:#ffe3a0}",
        ".trail,.end{stroke:#ffc840}.cancelled{stroke:#ff8a80}.detent{stroke:#b8bec8}.here{stroke:#f4f5f7}",
      ]
    let rules = text + light + ["@media (prefers-color-scheme:dark){"] + dark + ["}"]
    return rules.joined()
  }
}
