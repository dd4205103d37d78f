import ArgumentParser
import ComicLibrary
import Foundation
import Graphics
import ToolCommands

/// `comic chapters`: which chapters there are.
struct ComicChaptersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chapters", abstract: "Prints the chapters that the comic's site lists.",
    discussion: """
      The site is asked for its list in the language; --from reads the same page from a file or another address. The \
      chapters are kept, with what has been read of them.

      Examples:
        almanac comic chapters --language fr
        almanac comic chapters --from chapters.html --json
      """)

  @Option(
    help: ArgumentHelp(
      "As the site's addresses have it, en or pt_BR, or as its speakers call it, Français.", valueName: "LANGUAGE"),
    transform: LanguageArgument.init(argument:))
  var language: LanguageArgument?

  @Option(help: ArgumentHelp("A file or an address with a list of chapters.", valueName: "FILE|URL"))
  var from: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var site: SiteOptions

  func validate() throws {
    if from?.isEmpty == true { throw ValidationError("--from has a file or an address.") }
    if language == nil && from == nil {
      throw ValidationError("Give a language, as in --language en, or --from a file or an address.")
    }
  }

  func run() async throws {
    let log = DiagnosticLog()
    defer { Console.report(log.diagnostics.map(\.printable)) }
    try await ToolFailure.reporting {
      let chapters = try await DiagnosticLog.$current.withValue(log) { try await listed() }
      try keep(chapters)
      try json ? ChapterLines(chapters).printJSON() : ChapterLines(chapters).print()
    }
  }

  /// Keeps the list as the site's, with what has been read of its chapters.
  private func keep(_ chapters: [Chapter]) throws {
    try ComicChapters.working { () throws(ChapterStoreError) in
      let store = try ChapterStore(at: ComicChapters.url)
      var comic = try store.comic(named: StoredComic.site) ?? StoredComic(name: StoredComic.site, openedAt: Date())
      comic.language = language?.language.rawValue ?? comic.language
      try store.save(comic)
      try store.merge(chapters, into: StoredComic.site)
    }
  }

  private func listed() async throws -> [Chapter] {
    do {
      if let from, !from.contains("://") { return try Self.chapters(inFile: from) }
      let url =
        from.map { URL(string: $0) }
        ?? language.flatMap { URLFactory.makeURL(language: $0.language, pathComponent: .chapterList) }
      return try await ChapterLoaderAdapter(networking: site.networking()).loadChapters(url: url)
    } catch let error as ComicSiteError {
      throw error.failure
    } catch let error as ComicParseError {
      throw error.failure
    }
  }

  private static func chapters(inFile path: String) throws -> [Chapter] {
    try ComicHTMLParser.parseChapterList(data: contents(ofFile: path), page: path).map { $0.toChapter() }
  }

  /// No more of the file than tells that it is too large.
  private static func contents(ofFile path: String) throws(ToolFailure) -> Data {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return try file.read(upToCount: ComicHTMLParser.byteLimit + 1) ?? Data()
    } catch {
      throw ToolFailure("\(path.printable): cannot be read: \(Self.reason(error))", exitCode: .noInput)
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }
}
