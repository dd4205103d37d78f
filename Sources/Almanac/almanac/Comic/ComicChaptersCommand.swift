import ArgumentParser
import ComicLibrary
import Foundation
import HTTPFetching
import ToolCommands

/// `comic chapters`: which chapters there are.
struct ComicChaptersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chapters", abstract: "Prints the chapters that the comic's site lists.",
    discussion: """
      The site is asked for its list in the language; --from reads the same page from a file or another address. The \
      chapters are kept, with what has been read of them, and so is the language: it is asked for once.

      Examples:
        almanac comic chapters --language fr
        almanac comic chapters --from chapters.html --json
      """)

  @Option(
    help: ArgumentHelp(
      "As the site's addresses have it, en or pt_BR, or as its speakers call it, Français. (default: the one that was chosen last)",
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
    try await ComicDesk.working(at: clock.now, site) { desk in
      let chapters = try await listed(desk)
      try await desk.site.keep(chapters, of: language?.language, at: clock.now)
      try json ? ChapterLines(chapters).printJSON() : ChapterLines(chapters).print()
    }
  }

  private func listed(_ desk: ComicDesk) async throws -> [Chapter] {
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

  /// No more of the file than tells that it is too large.
  private static func contents(ofFile path: String) throws(ToolError) -> Data {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return try file.read(upToCount: ComicHTMLParser.byteLimit + 1) ?? Data()
    } catch {
      throw ToolError("\(path.printable): cannot be read: \(Self.reason(error))", exitCode: .noInput)
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }
}
