import ArgumentParser
import ComicLibrary
import Foundation
import ToolOptions
import ToolReports

struct ComicSettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Print the web comic's settings: language, downloaded pages, links.",
    discussion: """
      To change the language: almanac comic chapters --language fr. To remove downloaded pages: almanac comic cache \
      --clear. This reader is not official: the comic belongs to its authors, and the links lead to their site.

      Examples:
        almanac comic settings
        almanac comic settings --languages
      """)

  @Flag(help: "List the languages instead; the chosen one is marked with *.")
  var languages = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try ToolError.reporting {
      do {
        let chosen = try ComicChapters.chosenLanguage()
        if languages { try list(chosen) } else { try show(SiteSettings(chosen)) }
      } catch {
        throw ToolError(comic: error) ?? error
      }
    }
  }

  private func list(_ chosen: ComicLanguage?) throws {
    let choices = ComicLanguage.allCases.map { LanguageChoice($0, isChosen: $0 == chosen) }
    if json { return try choices.printJSON() }
    let width = choices.map(\.language.count).max() ?? 0
    for choice in choices {
      try Console.print("\(choice.isChosen ? "*" : " ") \(choice.language.padded(to: width))  \(choice.name)")
    }
  }

  private func show(_ settings: SiteSettings) throws {
    if json { return try settings.printJSON() }
    for (label, text) in settings.lines { try Console.print(label.padded(to: 12) + text) }
  }
}

private struct LanguageChoice: Encodable {
  /// The code in the site's addresses.
  let language: String
  let name: String
  let isChosen: Bool

  init(_ language: ComicLanguage, isChosen: Bool) {
    (self.language, name, self.isChosen) = (language.rawValue, language.name, isChosen)
  }
}

/// The settings of the web comic, and the last pages that were read.
private struct SiteSettings: Encodable {
  let language: String?
  let storyPage: Int?
  let specialsPage: Int?
  let kept: ClearedPages
  /// Pages of the site by topic.
  let links: [String: String]

  init(_ chosen: ComicLanguage?) throws {
    language = chosen?.rawValue
    let store = try ComicChapters.existing()
    let comic = try store?.comic(named: StoredComic.site)
    storyPage = try comic == nil ? nil : store?.currentPage(of: StoredComic.site, type: .story)
    specialsPage = try comic == nil ? nil : store?.currentPage(of: StoredComic.site, type: .specials)
    let cache = ToolEnvironment().cache.appending(path: "comics", directoryHint: .isDirectory)
    kept = try ComicCacheFolder.comics(in: cache).filter { $0.name == StoredComic.site }
      .flatMap { try $0.folder.chapters() }.reduce(into: ClearedPages()) { $0.add($1) }
    let pages: [(String, URLWebsitePathComponent)] = [
      ("authors", .authors), ("universes", .universeHelp), ("tournament", .tournamentHelp),
    ]
    links = Dictionary(
      uniqueKeysWithValues: pages.map { name, page in
        (name, URLFactory.makeURL(language: chosen ?? .english, pathComponent: page)?.absoluteString ?? "")
      })
  }

  var lines: [(String, String)] {
    // A name for each text: in one expression, the compiler takes half a minute to find its type.
    let language = language.map { "\($0)  \(ComicLanguage(rawValue: $0)?.name ?? "")" } ?? "none"
    let story = storyPage.map { "page \($0)" } ?? "not started"
    let specials = specialsPage.map { "page \($0)" } ?? "not started"
    let kept = kept.pages == 0 ? "no pages" : StoredPagesReport.sum(kept)
    let own = [("language", language), ("story", story), ("specials", specials), ("kept", kept)]
    return own + links.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
