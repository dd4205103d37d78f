import ArgumentParser
import ComicLibrary
import Foundation
import ToolOptions
import ToolReports

struct ComicOpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open a comic: a CBZ file, a folder of images, or a chapter of the web comic.",
    discussion: """
      The comic opens at the last page that was read, and the widgets show its cover at once. Series, title and \
      number of a book are read from its ComicInfo.xml, or from its name: "Hollow Moon 042.cbz" is chapter 42 of \
      Hollow Moon.

      Without a file, --chapter opens a chapter of the web comic; --story and --specials continue where you stopped. \
      The language is stored.

      Examples:
        almanac comic open "Hollow Moon 042.cbz"
        almanac comic open --chapter 3 --language en
        almanac comic open --story
      """)

  @Argument(help: "A CBZ file, or a folder of images.")
  var file: String?

  @Option(
    parsing: .unconditional,
    help: "The chapter's number: with a file, it replaces the book's own; without, it is a chapter of the web comic.")
  var chapter: Int?

  @Option(help: "The chapter's name (default: the book's own).")
  var name: String?

  @Flag(help: "Continue the web comic's story.")
  var story = false

  @Flag(help: "Continue the web comic's specials.")
  var specials = false

  @Option(
    help: ArgumentHelp(
      "The web comic's language: a code such as en or pt_BR, or its own name, such as Français (default: the last one).",
      valueName: "LANGUAGE"),
    transform: LanguageArgument.init(argument:))
  var language: LanguageArgument?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var covers: CoverOptions
  @OptionGroup var site: SiteOptions
  @OptionGroup var clock: NowOption
  @OptionGroup var limits: LimitArguments

  func validate() throws {
    if file?.isEmpty == true { throw ValidationError("The file must not be empty.") }
    if file != nil && (story || specials || language != nil) {
      throw ValidationError("--story, --specials and --language cannot be used with a file.")
    }
    if file == nil {
      if name != nil { throw ValidationError("--name requires a file; the web comic names its chapters.") }
      if [chapter != nil, story, specials].count(where: \.self) > 1 {
        throw ValidationError("--chapter, --story and --specials cannot be used together.")
      }
      if choice == nil {
        throw ValidationError(
          "Missing expected argument '<file>', or --chapter, --story or --specials for the web comic.")
      }
    }
  }

  private var choice: SiteReader.Choice? {
    if story { return .part(.story) }
    return specials ? .part(.specials) : chapter.map { .chapter($0) }
  }

  func run() async throws {
    try await ComicReaders.working(at: clock.now, site, covers: covers.target) { desk in
      let page = try await open(desk)
      if json { return try PageReport(page).printJSON() }
      for (label, text) in [
        ("comic", page.comic.printable), ("chapter", "\(page.chapter.number)"), ("name", page.chapter.name.printable),
        ("page", page.place), ("progress", "\(page.progress)%"),
      ] {
        try Console.print(label.padded(to: 10) + text)
      }
    }
  }

  private func open(_ desk: ComicReaders) async throws -> OpenedPage {
    if let file {
      return try limits.options.reading {
        try desk.books.open(URL(fileURLWithPath: file), number: chapter, name: name, at: clock.now)
      }
    }
    // The arguments have been validated.
    guard let choice else { throw ValidationError("Missing expected argument '<file>'.") }
    return try await desk.site.open(choice, language: language?.language, at: clock.now)
  }
}
