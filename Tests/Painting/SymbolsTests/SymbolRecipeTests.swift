import Foundation
import LayoutEngine
import Testing

@testable import Symbols

struct SymbolRecipeTests {
  private func match(_ name: String) -> SymbolOutline.Match? { SymbolRecipe.resolve(name)?.match }

  @Test func `a filled symbol is its outline's line, filled`() throws {
    let (recipe, match) = try #require(SymbolRecipe.resolve("heart.fill"))
    guard case .entry(let entry, filled: true) = recipe else {
      Issue.record("\(recipe)")
      return
    }
    #expect(entry.name == "heart")
    #expect(match == .exact)
  }

  @Test func `a ring is put around any known symbol, number or letter`() {
    for name in [
      "bolt.circle", "0.circle", "50.square.fill", "a.circle.fill", "cloud.rain.circle", "star.hexagon.fill",
    ] {
      guard case .enclosed = SymbolRecipe.resolve(name)?.recipe else {
        Issue.record("\(name)")
        continue
      }
      #expect(match(name) == .exact)
    }
    #expect(match("100.circle") == nil)
    #expect(match("ab.circle") == nil)
  }

  @Test func `strokes and badges are added by rule`() {
    #expect(match("star.slash.fill") == .exact)
    #expect(match("car.badge.gearshape") == .exact)
    #expect(match("bell.badge.fill") == .exact)
    #expect(match("cart.fill.badge.plus") == .exact)
  }

  @Test func `a fill in the middle of a name is a fill`() throws {
    guard case .entry(let entry, filled: true) = SymbolRecipe.resolve("phone.fill.arrow.up.right")?.recipe else {
      Issue.record("not found")
      return
    }
    #expect(entry.name == "phone.arrow.up.right")
  }

  @Test func `the alphabet of a symbol does not matter`() {
    #expect(match("textformat.ar") == .exact)
    #expect(match("list.bullet.rtl") == .exact)
  }

  @Test func `what is not known is drawn as what its name begins with, and that is said`() {
    #expect(match("person.zzz.qq") == .substituted("person"))
    #expect(match("cloud.frogs.fill") == .substituted("cloud"))
  }

  @Test func `what stands in for something else says so`() {
    #expect(match("tortoise") == .substituted("bug-beetle"))
    #expect(match("tortoise.circle.fill") == .substituted("bug-beetle"))
  }

  @Test(arguments: [
    "", ".", "...", "frobnicate", ".fill", "circle..", "é.circle.x", String(repeating: "a.", count: 90_000),
  ])
  func `nonsense is nothing or a substitute, never a trap`(name: String) {
    #expect(match(name) != .exact)
  }
}
