import Foundation
import LayoutEngine
import Testing

@testable import Symbols

struct SymbolRecipeTests {
  private func match(_ name: String) -> SymbolOutline.Match? { SymbolRecipe.resolve(name)?.match }

  @Test func `a filled symbol uses its outline's table line`() throws {
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

  @Test func `slashes and badges are added by rule`() {
    #expect(match("star.slash.fill") == .exact)
    #expect(match("car.badge.gearshape") == .exact)
    #expect(match("bell.badge.fill") == .exact)
    #expect(match("cart.fill.badge.plus") == .exact)
  }

  @Test func `fill in the middle of a name is a fill`() throws {
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

  @Test func `an unknown name is drawn as its known prefix, and reported`() {
    #expect(match("person.zzz.qq") == .substituted("person"))
    #expect(match("cloud.frogs.fill") == .substituted("cloud"))
  }

  @Test func `replacements with another meaning are marked`() {
    #expect(match("tortoise") == .substituted("bug-beetle"))
    #expect(match("tortoise.circle.fill") == .substituted("bug-beetle"))
  }

  @Test(arguments: [
    "", ".", "...", "frobnicate", ".fill", "circle..", "é.circle.x", String(repeating: "a.", count: 90_000),
  ])
  func `invalid names do not trap`(name: String) {
    #expect(match(name) != .exact)
  }
}
