import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import CairoPainting

/// Into which layers symbols fall, for palettes and hierarchies.
struct SymbolLayerTests {
  private func outline(_ name: String) -> SymbolOutline {
    SymbolLibrary().outline(of: SymbolRequest(name: name))
  }

  private func bounds(_ layers: [SymbolOutline.Layer]) -> CGRect {
    layers.flatMap(\.inks).reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// Marks on a ground, and things with a second part, as SF Symbols draws them.
  private static let names = [
    "exclamationmark.triangle", "exclamationmark.octagon", "checkmark.seal", "checkmark.shield",
    "exclamationmark.shield", "person.crop.circle", "person.crop.square", "heart.text.square", "text.bubble",
    "ellipsis.bubble", "list.bullet.rectangle", "doc.text", "clock", "photo", "creditcard", "cross.case",
    "sidebar.left",
    "speaker.wave.2", "square.and.arrow.up", "checkmark.circle", "calendar", "newspaper",
  ]

  @Test(arguments: names)
  func `a symbol with a mark on a ground has two layers, outlined and filled`(name: String) {
    for name in [name, name + ".fill"] {
      let outline = outline(name)
      #expect(outline.match == .exact, "\(name)")
      #expect(Set(outline.layers.map(\.level)).count >= 2, "\(name)")
    }
  }

  @Test(arguments: ["exclamationmark.triangle.fill", "checkmark.seal.fill", "person.crop.circle.fill", "photo.fill"])
  func `the mark is primary and lies within the ground, which is secondary`(name: String) throws {
    let layers = outline(name).layers
    try #require(layers.map(\.level) == [1, 0])
    #expect(bounds([layers[0]]).insetBy(dx: -0.01, dy: -0.01).contains(bounds([layers[1]])))
  }

  @Test func `in one colour the mark is cut out`() {
    // The font's glyph has it cut out; a drawing of ours gets holes.
    #expect(outline("exclamationmark.triangle.fill").monochrome.flatMap(\.inks).count == 1)
    let drawn = outline("heart.text.square.fill").monochrome
    #expect(drawn.count == 1 && drawn[0].holes.count > 1)
  }

  @Test func `a symbol without layers is all primary`() {
    for name in ["person.fill", "heart.fill", "trash.fill", "gearshape.fill", "star"] {
      #expect(outline(name).layers.map(\.level).allSatisfy { $0 == 0 }, "\(name)")
    }
  }

  @Test func `an unknown name has no size and draws nothing`() {
    let unknown = outline("frobnicate")
    #expect(unknown.match == .unknown)
    #expect(unknown.size == .zero && unknown.layers.isEmpty && unknown.monochrome.isEmpty)
  }

  @Test(arguments: [
    "quote.opening", "timer", "humidity.fill", "person.3.sequence.fill", "figure.strengthtraining.traditional",
    "heart.text.square.fill", "speaker.wave.3.fill", "aqi.medium", "photo", "sidebar.right",
  ])
  func `what was misleading is drawn as itself`(name: String) {
    #expect(outline(name).match == .exact)
  }

  @Test(arguments: [
    "waveform.path.ecg.rectangle", "server.rack", "figure.tennis", "pills", "brain.head.profile", "faceid", "network",
    "tram.tunnel", "qrcode.viewfinder", "photo.stack", "chart.xyaxis.line", "4k.tv",
  ])
  func `what stands in for a symbol is said`(name: String) {
    guard case .substituted = outline(name).match else {
      Issue.record("\(name): \(outline(name).match)")
      return
    }
  }

  @Test func `the left and the right half differ`() {
    for (left, right) in [
      ("square.lefthalf.filled", "square.righthalf.filled"), ("sidebar.left", "sidebar.right"),
      ("quote.opening", "quote.closing"),
    ] {
      #expect(outline(left).monochrome != outline(right).monochrome)
    }
  }
}
