import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Symbols

/// Symbols in enclosures, with badges, and with slashes.
struct SymbolCompositionTests {
  private func outline(_ name: String) -> SymbolOutline {
    SymbolLibrary().outline(of: SymbolRequest(name: name))
  }

  private func bounds(_ layer: SymbolOutline.Layer) -> CGRect {
    layer.inks.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  private func widths(_ layer: SymbolOutline.Layer) -> [CGFloat] {
    layer.inks.compactMap { if case .stroke(_, let width) = $0 { width } else { nil } }
  }

  @Test(arguments: ["person.crop.circle.badge.exclamationmark", "person.crop.circle.badge.questionmark"])
  func `a narrow badge is as tall as a wide one is wide`(name: String) throws {
    let mark = try #require(outline(name).layers.last)
    let plus = try #require(outline("person.crop.circle.badge.plus").layers.last)
    #expect(mark.level == 0)
    #expect(bounds(mark).height >= bounds(plus).width)
  }

  @Test func `lines of a badge are about as wide as the symbol's`() throws {
    let layers = outline("person.crop.circle.badge.plus").layers
    let line = try #require(layers.first.flatMap { widths($0).first })
    let mark = try #require(layers.last.flatMap { widths($0).first })
    #expect(abs(mark / line - 1) < 0.15)
  }

  @Test(arguments: ["person.crop.circle.fill.badge.plus", "clock.badge.checkmark.fill", "clock.fill.slash"])
  func `marks on a filled symbol stay visible with a badge or a slash`(name: String) {
    #expect(outline(name).layers.map(\.level) == [2, 1, 0])
  }

  @Test func `marks on a filled badge are cut out of it`() throws {
    let badge = try #require(outline("person.badge.clock").layers.last)
    #expect(badge.level == 0)
    // The clock's hands are holes in its disc, in one path.
    guard case .fill(let disc, _) = badge.inks.first else {
      Issue.record("\(badge.inks)")
      return
    }
    #expect(disc.nestedContours.contains { !$0.surroundings.isEmpty })
  }

  @Test func `the gap next to a slash is visible in a filled ring, too`() {
    let layers = outline("mic.slash.circle.fill").monochrome
    #expect(layers.count == 2)
    // The microphone and the slash are cut out of the disc; the gap is painted next to the slash.
    #expect(layers.first?.holes.isEmpty == false)
    #expect(layers.last?.inks.isEmpty == false && layers.last?.holes.isEmpty == false)
  }

  @Test func `a shape after the word badge is a badge`() throws {
    guard case .badged = try #require(SymbolRecipe.resolve("externaldrive.badge.icloud")).recipe,
      case .enclosed = try #require(SymbolRecipe.resolve("bell.badge.circle")).recipe
    else {
      Issue.record("not a badge, or not a ring")
      return
    }
  }

  @Test(arguments: ["plus.bubble", "plus.message", "lock.icloud", "questionmark.folder", "xmark.triangle"])
  func `enclosed symbols stay inside the enclosure's lines`(name: String) throws {
    let layers = outline(name).layers
    let shape = try #require(layers.first { $0.level == 1 }).inks.reduce(CGRect.null) { $0.union($1.bounds) }
    let mark = layers.filter { $0.level == 0 }.map(bounds).reduce(CGRect.null) { $0.union($1) }
    #expect(shape.insetBy(dx: 0.1, dy: 0.1).contains(mark), "\(mark) in \(shape)")
  }

  @Test func `a dashed enclosure works like a solid one`() {
    #expect(SymbolRecipe.resolve("questionmark.square.dashed")?.match == .exact)
    #expect(SymbolRecipe.resolve("questionmark.hexagon.dashed")?.match != .exact)
  }

  @Test func `left and right turns are mirror images`() throws {
    for (left, right) in [("rotate.left", "rotate.right"), ("gobackward", "goforward")] {
      let (one, other) = (outline(left), outline(right))
      #expect(one.match == .exact && other.match == .exact)
      #expect(one.monochrome != other.monochrome)
      #expect(abs(one.size.width - other.size.width) < 0.001 && abs(one.size.height - other.size.height) < 0.001)
    }
  }
}
