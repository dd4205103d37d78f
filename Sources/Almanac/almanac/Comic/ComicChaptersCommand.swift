import ArgumentParser
import ComicLibrary
import Foundation
import HTTPFetching
import SystemIO
import ToolOptions
import ToolReports

struct ComicChaptersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chapters", abstract: "Update and print the chapters of the web comic.",
    discussion: """
      Loads the list of chapters in the given language from the comic's site; --from reads the same page from a file \
      or another address. The chapters, their progress and the language are stored: the language is needed only \
      once.

      Examples:
        almanac comic chapters --language fr
        almanac comic chapters --from chapters.html --json
      """)

  @Option(
    help: ArgumentHelp(
      "The language: a code such as en or pt_BR, or its own name, such as Français (default: the last one).",
      valueName: "LANGUAGE"),
    transform: LanguageArgument.init(argument:))
  var language: LanguageArgument?

  @Option(help: ArgumentHelp("A file or an address with a list of chapters.", valueName: "FILE|URL"))
  var from: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var site: SiteOptions

  @OptionGroup var clock: NowOption

  func validate() throws {
    if from?.isEmpty == true { throw ValidationError("--from must not be empty.") }
  }

  func run() async throws {
    try await ComicReaders.working(at: clock.now, site) { desk in
      let chapters = try await listed(desk)
      try await desk.site.keep(chapters, of: language?.language, at: clock.now)
      try json ? ChapterLines(chapters).printJSON() : ChapterLines(chapters).print()
    }
  }

  private func listed(_ desk: ComicReaders) async throws -> [Chapter] {
    if let from, !from.contains("://") { return try Self.chapters(inFile: from) }
    if let from {
      if let port = AddressPort.invalid(in: from) {
        throw ToolError("\(from.printable): invalid port '\(port)'", exitCode: .badData)
      }
      return try await ChapterLoaderAdapter(networking: site.networking()).loadChapters(url: URL(string: from))
    }
    guard let language = try language?.language ?? ComicChapters.chosenLanguage() else {
      throw SiteReaderError.noLanguage
    }
    return try await desk.site.listed(in: language)
  }

  private static func chapters(inFile path: String) throws -> [Chapter] {
    try ComicHTMLParser.parseChapterList(data: contents(ofFile: path), page: path).map { $0.toChapter() }
  }

  /// Reads at most one byte more than is allowed.
  private static func contents(ofFile path: String) throws(ToolError) -> Data {
    do throws(SystemError) { return try OpenBytes.read(at: path, upTo: ComicHTMLParser.byteLimit + 1) } catch {
      throw ToolError("\(path.printable): cannot be read: \(error)", exitCode: .noInput)
    }
  }
}
