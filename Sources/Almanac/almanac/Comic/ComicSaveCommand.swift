import ArgumentParser
import ComicLibrary
import Foundation
import ImagePipeline
import ToolOptions
import ToolReports

struct ComicSaveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "save", abstract: "Save and print the current chapter and its cover.",
    discussion: """
      The cover is reduced to the size that the widgets need. Without --cover, the cover of the same chapter stays; \
      the cover of another chapter is removed.

      Example: almanac comic save --cover cover.jpg --chapter 42 --name "The Hollow Moon" --progress 7
      """)

  @Option(help: "A JPEG, PNG, WebP or GIF file.")
  var cover: String?

  @Option(help: "The chapter's number.")
  var chapter: Int

  @Option(help: "The chapter's name.")
  var name: String

  @Option(help: "The progress in percent, from 0 to 100.")
  var progress = ProgressArgument(percent: 0)

  @Flag(help: "Print JSON, as comic show does.")
  var json = false

  @OptionGroup var covers: CoverOptions

  @OptionGroup var clock: NowOption

  @OptionGroup var limits: LimitArguments

  func run() throws {
    try CoverImageManager.working(at: clock.now, covers: covers.target) { manager in
      let metadata = CoverImageMetadata(number: chapter, name: name, progress: progress.percent)
      do {
        try limits.options.reading {
          try manager.saveCurrentChapterData(imageData: cover.map(Self.contents), metadata: metadata)
        }
      } catch let error as ComicLibraryError {
        // The library names its output file; the user needs the name of the input.
        guard case .unusableCover(_, let reason) = error, let cover else { throw error }
        throw ToolError("\(cover.printable): \(reason)", exitCode: .badData)
      }
      try manager.printCurrentChapter(asJSON: json)
    }
  }

  private static func contents(ofFile path: String) throws(ToolError) -> Data {
    do throws(ImageError) {
      return try ImageFile.contents(ofFile: path)
    } catch {
      throw ToolError("\(path.printable): \(error)", exitCode: .noInput)
    }
  }
}
