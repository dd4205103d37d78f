import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Symbols

/// Symbols in shapes, with badges, and struck through.
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

  @Test func `lines of a badge are about as wide as those of the symbol that has it`() throws {
    let layers = outline("person.crop.circle.badge.plus").layers
    let line = try #require(layers.first.flatMap { widths($0).first })
    let mark = try #require(layers.last.flatMap { widths($0).first })
    #expect(abs(mark / line - 1) < 0.15)
  }

  @Test(arguments: ["person.crop.circle.fill.badge.plus", "clock.badge.checkmark.fill", "clock.fill.slash"])
  func `what lies on a filled symbol stays visible under a badge or a stroke`(name: String) {
    #expect(outline(name).layers.map(\.level) == [2, 1, 0])
  }

  @Test func `what lies on a filled badge is cut out of it`() throws {
    let badge = try #require(outline("person.badge.clock").layers.last)
    #expect(badge.level == 0)
    // The clock's hands lie in its disc as holes of one path.
    guard case .fill(let disc, _) = badge.inks.first else {
      Issue.record("\(badge.inks)")
      return
    }
    #expect(disc.nestedContours.contains { !$0.surroundings.isEmpty })
  }

  @Test func `the gap beside a stroke shows in a filled ring, too`() {
    let layers = outline("mic.slash.circle.fill").monochrome
    #expect(layers.count == 2)
    // The disc has the microphone and the stroke cut out; the gap is painted where the stroke does not lie.
    #expect(layers.first?.holes.isEmpty == false)
    #expect(layers.last?.inks.isEmpty == false && layers.last?.holes.isEmpty == false)
  }

  @Test func `a shape behind the word badge is a badge`() throws {
    guard case .badged = try #require(SymbolRecipe.resolve("externaldrive.badge.icloud")).recipe,
      case .enclosed = try #require(SymbolRecipe.resolve("bell.badge.circle")).recipe
    else {
      Issue.record("not a badge, or not a ring")
      return
    }
  }

  @Test(arguments: ["plus.bubble", "plus.message", "lock.icloud", "questionmark.folder", "xmark.triangle"])
  func `what stands in a shape stays inside of its lines`(name: String) throws {
    let layers = outline(name).layers
    let shape = try #require(layers.first { $0.level == 1 }).inks.reduce(CGRect.null) { $0.union($1.bounds) }
    let mark = layers.filter { $0.level == 0 }.map(bounds).reduce(CGRect.null) { $0.union($1) }
    #expect(shape.insetBy(dx: 0.1, dy: 0.1).contains(mark), "\(mark) in \(shape)")
  }

  @Test func `a dashed shape goes around a symbol as a plain one does`() {
    #expect(SymbolRecipe.resolve("questionmark.square.dashed")?.match == .exact)
    #expect(SymbolRecipe.resolve("questionmark.hexagon.dashed")?.match != .exact)
  }

  @Test func `turns to the left and to the right are mirror images`() throws {
    for (left, right) in [("rotate.left", "rotate.right"), ("gobackward", "goforward")] {
      let (one, other) = (outline(left), outline(right))
      #expect(one.match == .exact && other.match == .exact)
      #expect(one.monochrome != other.monochrome)
      #expect(abs(one.size.width - other.size.width) < 0.001 && abs(one.size.height - other.size.height) < 0.001)
    }
  }
}
