import ArgumentParser
import ComicLibrary
import Foundation
import ToolCommands

/// `comic open`: a book is being read.
struct ComicOpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Opens a comic: a CBZ, or a folder of pictures.",
    discussion: """
      It is opened at the page that was looked at last, and the widgets show its cover at once. Series, title and number \
      are those of its ComicInfo.xml, else of its name: "Hollow Moon 042.cbz" is chapter 42 of Hollow Moon.

      Example: almanac comic open "Hollow Moon 042.cbz"
      """)

  @Argument(help: "A CBZ file, or a folder of pictures.")
  var file: String

  @Option(help: "The chapter's number; the book's own unless given.")
  var chapter: Int?

  @Option(help: "The chapter's name; the book's own unless given.")
  var name: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var clock: NowOption
  @OptionGroup var limits: LimitOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError("Say which comic: a CBZ file, or a folder of pictures.") }
  }

  func run() throws {
    try BookReader.working(at: clock.now) { reader in
      let page = try limits.reading {
        try reader.open(URL(fileURLWithPath: file), number: chapter, name: name, at: clock.now)
      }
      if json { return try PageReport(page).printJSON() }
      for (label, text) in [
        ("comic", page.comic.printable), ("chapter", "\(page.chapter.number)"), ("name", page.chapter.name.printable),
        ("page", page.place), ("progress", "\(page.progress)%"),
      ] {
        try Console.print(label.padded(to: 10) + text)
      }
    }
  }
}
