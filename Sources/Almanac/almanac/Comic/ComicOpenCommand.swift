import ArgumentParser
import ComicLibrary
import Foundation
import ToolOptions
import ToolReports

/// `comic open`: a book, or a chapter of the web comic, is being read.
struct ComicOpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Opens a comic: a CBZ, a folder of pictures, or a chapter of the web comic.",
    discussion: """
      It is opened at the page that was looked at last, and the widgets show its cover at once. Series, title and number \
      of a book are those of its ComicInfo.xml, else of its name: "Hollow Moon 042.cbz" is chapter 42 of Hollow Moon.

      Without a file, --chapter opens a chapter of the web comic; --story and --specials go on where each was left. The \
      language is kept.

      Examples:
        almanac comic open "Hollow Moon 042.cbz"
        almanac comic open --chapter 3 --language en
        almanac comic open --story
      """)

  @Argument(help: "A CBZ file, or a folder of pictures.")
  var file: String?

  @Option(
    parsing: .unconditional,
    help: "The chapter's number. Of a file, in place of the book's own; without a file, of the web comic.")
  var chapter: Int?

  @Option(help: "The chapter's name. (default: the book's own)")
  var name: String?

  @Flag(help: "Go on with the web comic's story.")
  var story = false

  @Flag(help: "Go on with the web comic's specials.")
  var specials = false

  @Option(
    help: ArgumentHelp(
      "The web comic's language: en or pt_BR as in the site's addresses, or Français as its speakers say. (default: the one that was chosen last)",
      valueName: "LANGUAGE"),
    transform: LanguageArgument.init(argument:))
  var language: LanguageArgument?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var covers: CoverOptions
  @OptionGroup var site: SiteOptions
  @OptionGroup var clock: NowOption
  @OptionGroup var limits: LimitOptions

  func validate() throws {
    if file?.isEmpty == true { throw ValidationError("The file must not be empty.") }
    if file != nil && (story || specials || language != nil) {
      throw ValidationError("--story, --specials and --language are for the web comic, not for a file.")
    }
    if file == nil {
      if name != nil { throw ValidationError("--name is for a file; the web comic names its chapters.") }
      if [chapter != nil, story, specials].count(where: \.self) > 1 {
        throw ValidationError("--chapter, --story and --specials exclude each other.")
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
    try await ComicDesk.working(at: clock.now, site, covers: covers.target) { desk in
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

  private func open(_ desk: ComicDesk) async throws -> OpenedPage {
    if let file {
      return try limits.reading {
        try desk.books.open(URL(fileURLWithPath: file), number: chapter, name: name, at: clock.now)
      }
    }
    // The arguments have been checked.
    guard let choice else { throw ValidationError("Missing expected argument '<file>'.") }
    return try await desk.site.open(choice, language: language?.language, at: clock.now)
  }
}
