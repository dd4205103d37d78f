import Foundation
import Graphics
import LayoutEngine
import Testing
import Typesetting

@testable import Symbols

struct SymbolTableTests {
  private var tables: [SortedLines] {
    SymbolTable.tables + [PhosphorGlyphs.table, SymbolDrawings.table, SymbolFrames.measured]
  }

  @Test func `every table is sorted by its first words, without duplicates`() {
    for table in tables {
      let keys = table.keys
      let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      #expect(isSorted)
    }
    let names = SymbolLibrary.names
    #expect(Set(names).count == names.count)
  }

  @Test func `every line is found only by its first word`() {
    for table in tables {
      for key in table.keys { #expect(table[key] != nil, "\(key)") }
      for stranger in ["", " ", "\n", "zzzz", "a.", "\u{0}", "é"] { #expect(table[stranger] == nil) }
    }
  }

  @Test func `at least four hundred symbols are known`() {
    #expect(SymbolLibrary.names.count >= 400)
  }

  @Test func `the symbols that real widgets use are drawn as themselves`() {
    let census = [
      "star.fill", "exclamationmark.triangle.fill", "sun.max", "sun.max.fill", "arrow.down", "arrow.up",
      "checkmark.circle", "house", "location", "arrow.clockwise", "calendar", "moon.stars", "tuningfork",
    ]
    for name in census { #expect(SymbolRecipe.resolve(name)?.match == .exact, "\(name)") }
  }

  @Test func `every source in the tables exists`() throws {
    for name in SymbolLibrary.names {
      let entry = try #require(SymbolTable.entry(name), "\(name)")
      switch entry.source {
      case .glyph(let glyph):
        let plain = glyph.hasSuffix("!") ? String(glyph.dropLast()) : glyph
        #expect(PhosphorGlyphs.table[plain]?.count == 5, "\(name): \(glyph)")
      case .drawing(let drawing): #expect(SymbolDrawings.table.rest(of: drawing) != nil, "\(name): \(drawing)")
      case .letters(let text): #expect(!text.isEmpty, "\(name)")
      }
    }
  }

  @Test func `the fonts have every glyph in every style`() {
    let glyphs = SymbolGlyphs(directories: .debian)
    for name in PhosphorGlyphs.table.keys {
      for weight in [100, 300, 400, 700] {
        #expect(glyphs.icon(name, weight: weight, filled: false)?.isEmpty == false, "\(name) \(weight)")
      }
      #expect(glyphs.icon(name, weight: 400, filled: true)?.isEmpty == false, "\(name) filled")
    }
  }
}
