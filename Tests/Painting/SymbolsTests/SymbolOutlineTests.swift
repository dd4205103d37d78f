import CairoPainting
import Foundation
import Graphics
import LayoutEngine
import Testing
import Typesetting

@testable import Symbols

struct SymbolOutlineTests {
  private let library = SymbolLibrary()

  private func outline(_ name: String, weight: Int = 400, _ variants: SymbolVariantSet = []) -> SymbolOutline {
    library.outline(of: SymbolRequest(name: name, weight: weight, variants: variants))
  }

  private func ink(_ outline: SymbolOutline) -> CGRect {
    outline.monochrome.flatMap(\.inks).reduce(CGRect.null) { $0.union($1.bounds) }
  }

  @Test func `every symbol lies within its frame at every weight`() {
    for name in SymbolLibrary.names {
      for weight in [100, 400, 700, 900] {
        let outline = outline(name, weight: weight)
        let (ink, size) = (ink(outline), outline.size)
        #expect(outline.match != .unknown && outline.match != .fontMissing, "\(name)")
        #expect(abs(ink.midX) < 0.01 && abs(ink.midY) < 0.01, "\(name) \(weight): \(ink)")
        #expect(ink.width <= size.width && ink.height <= size.height, "\(name) \(weight): \(ink) in \(size)")
      }
    }
  }

  @Test(arguments: [("circle", 31.0, 30.0), ("heart.fill", 31.5, 27.5), ("heart.circle", 31, 30)])
  func `frames are SF's measured ones, for enclosed symbols the enclosure's`(
    name: String, width: Double, height: Double
  ) {
    let size = outline(name).size
    #expect(abs(size.width * 26 - width) < 1e-9 && abs(size.height * 26 - height) < 1e-9)
  }

  @Test func `lines grow with the weight`() {
    func width(_ weight: Int) -> CGFloat {
      guard case .stroke(_, let width) = outline("chevron.right", weight: weight).monochrome.first?.inks.first else {
        return 0
      }
      return width
    }
    let widths = [100, 200, 300, 400, 500, 600, 700, 800, 900].map(width)
    let isGrowing = zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }
    #expect(isGrowing)
    #expect(abs(width(700) / width(400) - 1.5) < 0.01)
  }

  @Test func `glyphs of the font grow with the weight between its styles too`() {
    func area(_ weight: Int) -> CGFloat {
      let outline = outline("wrench", weight: weight)
      return outline.monochrome.isEmpty ? 0 : SymbolCoverage.area(of: outline)
    }
    let areas = [100, 300, 400, 500, 600, 700, 900].map(area)
    let isGrowing = zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }
    #expect(isGrowing, "\(areas)")
  }

  @Test func `an enclosed symbol is cut out in monochrome and painted in colours`() {
    let outline = outline("checkmark.circle.fill")
    #expect(outline.monochrome.count == 1)
    #expect(outline.monochrome[0].holes.isEmpty == false)
    #expect(outline.layers.map(\.level) == [1, 0])
    #expect(outline.layers.map(\.color) == ["green", "white"])
    #expect(outline.layers.map(\.holes.count) == [0, 0])
  }

  @Test func `weather symbols have a layer per object`() {
    #expect(outline("cloud.rain.fill").layers.map(\.color) == ["white", "cyan"])
    #expect(outline("cloud.sun.rain.fill").layers.map(\.level) == [0, 1, 2])
  }

  @Test func `variants are used if a symbol has them`() {
    #expect(outline("heart", .fill).monochrome == outline("heart.fill").monochrome)
    #expect(outline("heart", [.fill, .circle]).monochrome == outline("heart.circle.fill").monochrome)
    #expect(outline("bell", .slash).monochrome == outline("bell.slash").monochrome)
    #expect(outline("circle", .circle).monochrome == outline("circle").monochrome)
    #expect(outline("heart.fill", .fill).monochrome == outline("heart.fill").monochrome)
    // An arrow has no filled form.
    #expect(outline("arrow.up", .fill).monochrome == outline("arrow.up").monochrome)
  }

  @Test func `directional arrows are mirrored, left and right are not`() {
    #expect(outline("chevron.forward").isDirectional)
    #expect(outline("arrow.backward.circle.fill").isDirectional)
    #expect(!outline("chevron.right").isDirectional)
  }

  @Test func `without the font, neutral marks replace its symbols, and plain shapes stay`() {
    let library = SymbolLibrary(fonts: FontDirectories(systemFont: [], fallback: [], symbols: []))
    #expect(library.outline(of: SymbolRequest(name: "wrench")).match == .fontMissing)
    #expect(library.outline(of: SymbolRequest(name: "chevron.right")).match == .exact)
    #expect(!SymbolLibrary.isInstalled(fonts: FontDirectories(systemFont: [], fallback: [])))
  }

  @Test func `invalid weights do not trap`() {
    for weight in [Int.min, -1, 0, 1_000, Int.max] { #expect(!outline("star", weight: weight).monochrome.isEmpty) }
  }
}

/// The painted fraction of a symbol's frame.
enum SymbolCoverage {
  static func area(of outline: SymbolOutline) -> CGFloat {
    let scale: CGFloat = 100
    let items = outline.monochrome.flatMap(\.inks).compactMap { ink -> DisplayItem? in
      guard case .fill(let path, let evenOdd) = ink else { return nil }
      return .fill(
        path.mapped { CGPoint(x: $0.x * scale + 100, y: $0.y * scale + 100) }, .color(.black), evenOdd: evenOdd)
    }
    let list = DisplayList(size: CGSize(width: 200, height: 200), scale: PixelScale(1), items: items)
    guard let engine = try? TextEngine(),
      let bitmap = try? Painter(text: engine, pictures: PreparedImages()).bitmap(of: list)
    else { return 0 }
    return bitmap.withBytes { bytes in
      CGFloat(stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) })
    }
  }
}
