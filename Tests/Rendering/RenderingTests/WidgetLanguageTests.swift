import BundledWidgets
import Foundation
import Graphics
import Localization
import Rendering
import RepositoryFiles
import SwiftUI
import Testing
import Timelines
import Widgets

/// The bundled widgets in their languages.
@Suite struct WidgetLanguageTests {
  private static let offered = ["ar", "de", "ja"]

  @Test func `every text is translated into every language`() throws {
    let data = try Data(contentsOf: Repository.file("Sources/Apps/BundledWidgets/Localizable.xcstrings"))
    let catalog = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let texts = try #require(catalog["strings"] as? [String: [String: Any]])
    #expect(texts.count > 70)
    for (key, text) in texts {
      let languages = (text["localizations"] as? [String: Any] ?? [:]).keys
      #expect(Set(Self.offered).isSubset(of: languages), "\(key)")
    }
  }

  private static func drawnTexts(_ picture: RenderedFrame) -> [String] {
    let layout = picture.lowered.layout.map(\.description).joined()
    return layout.matches(of: /\(Text [^"\n]*"([^"\n]*)"/).map { String($0.output.1) }
  }

  /// In a language without Latin letters, a Latin word is probably not translated.
  private func expectNoLatinWord(
    _ picture: RenderedFrame, _ subject: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Words to type, and words that are the same in every language: a brand, the names of people and disks in
    // samples, units of memory.
    let commands = /(almanac [a-z]+( [a-z]+)*( [A-Z.a-z]+)?)|open FILE/
    let names = /Multiverse|Reader|[A-Z]\. [A-Z][a-z]+|lighthouse|home|[KMGT]B/
    for text in Self.drawnTexts(picture) {
      let rest = text.replacing(commands, with: "").replacing(names, with: "")
      #expect(rest.firstMatch(of: /[A-Za-z]{2,}/) == nil, "\(subject): \(text)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: ["ar", "ja"]) func `no widget mixes languages`(locale: String) async throws {
    let kinds = AlmanacWidgets().kinds
    let renderer = WidgetRenderer(
      world: World(
        now: TestWidget.now, locale: Locale(identifier: locale), stringTables: StringTables(main: .main),
        groupContainers: URL(fileURLWithPath: "/nonexistent"), timeLimit: TimeLimit(.seconds(3600))))
    for kind in kinds {
      for family in kind.families where family != .accessoryCorner {
        for (state, isPreview) in [(RenderRequest.State.timeline, false), (.snapshot, false), (.snapshot, true)] {
          var request = RenderRequest(family: family)
          (request.state, request.isPreview) = (state, isPreview)
          if family == .systemExtraLarge {
            request.device = try #require(DeviceProfile.named("ipad-820x1180"))
          }
          let picture = try await renderer.currentPicture(of: kind, request, as: .png)
          expectNoLatinWord(picture, "\(kind.kind) \(family) \(state) \(isPreview ? "in a gallery" : "")")
        }
      }
    }
  }

  @Test(
    arguments: ComicShelf.kinds,
    [
      ("ar", "القمر الأجوف", ["الفصل", "قُرئ"]), ("ja", "うつろな月", ["章", "読了"]),
      ("de", "Der hohle Mond", ["Kapitel", "gelesen"]),
    ])
  func `number and progress are in the language of the widget`(
    kind: String, language: (locale: String, name: String, words: [String])
  ) async throws {
    let shelf = try ComicShelf()
    try shelf.save(chapter: 107, name: language.name, progress: 7)
    for family in [WidgetFamily.systemSmall, .systemMedium] {
      let picture = try await shelf.picture(of: kind, RenderRequest(family: family), locale: language.locale)
      if language.locale != "de" { expectNoLatinWord(picture, "\(kind) \(family)") }
      let texts = Self.drawnTexts(picture).joined(separator: " ")
      #expect(!texts.contains("Ch ") && !texts.contains("read") && !texts.contains("hapter"))
      guard kind == "comic" else { continue }
      for word in language.words { #expect(texts.localizedCaseInsensitiveContains(word), "\(texts)") }
    }
  }
}
