import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Symbols

/// The layers of symbols, for palettes and hierarchies.
struct SymbolLayerTests {
  private func outline(_ name: String) -> SymbolOutline {
    SymbolLibrary().outline(of: SymbolRequest(name: name))
  }

  private func bounds(_ layers: [SymbolOutline.Layer]) -> CGRect {
    layers.flatMap(\.inks).reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// Marks on shapes, and items with a second part: symbols that SF Symbols lists with a hierarchy.
  private static let names = [
    "exclamationmark.triangle", "exclamationmark.octagon", "checkmark.seal", "checkmark.shield",
    "exclamationmark.shield", "heart.text.square", "text.bubble", "ellipsis.bubble", "list.bullet.rectangle", "clock",
    "cross.case", "speaker.wave.2", "square.and.arrow.up", "checkmark.circle", "person.2", "person.3",
    "person.3.sequence", "doc.on.doc", "doc.on.clipboard", "square.on.square", "rectangle.on.rectangle", "bell.slash",
    "eye.slash", "mic.slash", "wifi.slash", "bubble.left.and.bubble.right", "building.2", "simcard", "banknote", "pip",
    "delete.left", "die.face.5", "hands.clap", "facemask", "plus.square.on.square", "square.3.layers.3d",
  ]

  @Test(arguments: names)
  func `a symbol with a mark on a shape has two layers, outlined and filled`(name: String) {
    for name in [name, name + ".fill"] {
      let outline = outline(name)
      #expect(outline.match == .exact, "\(name)")
      #expect(Set(outline.layers.map(\.level)).count >= 2, "\(name)")
    }
  }

  @Test(arguments: [
    "wifi", "timer", "list.bullet", "list.number", "display", "tv", "laptopcomputer", "desktopcomputer", "ipad",
    "iphone", "applewatch", "antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right", "gamecontroller",
    "gauge.medium", "hourglass", "mappin.and.ellipse", "music.note.list", "repeat.1", "strikethrough", "underline",
    "thermometer", "thermometer.sun", "sun.horizon", "wand.and.stars", "clock.arrow.circlepath", "x.squareroot",
    "airplane.departure", "hand.tap", "point.3.connected.trianglepath.dotted", "person.crop.circle.fill",
  ])
  func `a symbol that has a hierarchy in one form has it`(name: String) {
    let outline = outline(name)
    #expect(outline.match == .exact)
    #expect(Set(outline.layers.map(\.level)).count >= 2)
  }

  @Test(arguments: [("person.3.sequence", [2, 1, 0]), ("square.3.layers.3d", [2, 1, 0]), ("wifi", [0, 1, 2])])
  func `some have three levels, the primary one at the beginning`(name: String, levels: [Int]) throws {
    let layers = outline(name).layers
    try #require(layers.map(\.level) == levels)
    let primary = try #require(layers.first { $0.level == 0 })
    let tertiary = try #require(layers.first { $0.level == 2 })
    switch name {
    case "person.3.sequence": #expect(bounds([primary]).minX < bounds([tertiary]).minX)
    case "wifi": #expect(bounds([primary]).midY > bounds([tertiary]).midY)
    default: #expect(bounds([primary]).minY < bounds([tertiary]).minY)
    }
  }

  @Test(arguments: ["exclamationmark.triangle.fill", "checkmark.seal.fill", "person.crop.circle.fill"])
  func `the mark is primary and inside the shape, which is secondary`(name: String) throws {
    let layers = outline(name).layers
    try #require(layers.map(\.level) == [1, 0])
    #expect(bounds([layers[0]]).insetBy(dx: -0.01, dy: -0.01).contains(bounds([layers[1]])))
  }

  @Test func `the mark is cut out in monochrome`() {
    // In the font's glyph it is cut out; our drawings get holes.
    #expect(outline("exclamationmark.triangle.fill").monochrome.flatMap(\.inks).count == 1)
    let drawn = outline("heart.text.square.fill").monochrome
    #expect(drawn.count == 1 && drawn[0].holes.count > 1)
  }

  @Test func `a symbol without layers is all primary`() {
    for name in [
      "person.fill", "heart.fill", "trash.fill", "gearshape.fill", "star", "lock", "lock.fill", "photo", "photo.fill",
      "calendar", "doc.text", "doc.text.fill", "sun.max", "mic.fill", "camera.fill", "info", "exclamationmark",
      "goforward.10", "circle.lefthalf.filled", "sidebar.left", "memorychip", "person.crop.circle",
    ] {
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
    "heart.text.square.fill", "speaker.wave.3.fill", "aqi.medium", "photo", "sidebar.right", "memorychip",
    "memorychip.fill", "gauge.low", "ipad.landscape", "dot.radiowaves.right", "rotate.left", "rotate.right.fill",
    "chart.xyaxis.line", "text.append", "flag.2.crossed.fill", "moon.zzz", "person.fill.xmark", "wifi.exclamationmark",
    "quote.bubble",
    "text.badge.plus", "folder.badge.person.crop", "questionmark.square.dashed",
  ])
  func `formerly misleading symbols are drawn as themselves`(name: String) {
    #expect(outline(name).match == .exact)
  }

  @Test(arguments: [
    "waveform.path.ecg.rectangle", "server.rack", "figure.tennis", "pills", "brain.head.profile", "faceid", "network",
    "tram.tunnel", "qrcode.viewfinder", "photo.stack", "sailboat", "4k.tv", "testtube.2", "text.insert",
    "dice",
  ])
  func `replacements of symbols are reported`(name: String) {
    guard case .substituted = outline(name).match else {
      Issue.record("\(name): \(outline(name).match)")
      return
    }
  }

  @Test func `a memory chip is not drawn as a processor`() {
    #expect(outline("memorychip").monochrome != outline("cpu").monochrome)
    #expect(outline("memorychip").monochrome != outline("memorychip.fill").monochrome)
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
