import ArgumentParser
import ComicLibrary
import ToolCommands

/// `comic`: the app side of the comic widgets.
struct ComicCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comic", abstract: "Says what is being read: the app side of the comic widgets.",
    discussion: """
      Examples:
        almanac comic save --cover cover.jpg --chapter 42 --name "The Hollow Moon" --progress 7
        almanac comic progress 73
        almanac comic show
      """,
    subcommands: [ComicSaveCommand.self, ComicProgressCommand.self, ComicShowCommand.self])
}

extension CoverImageManager {
  /// The manager of the reader's container in the tool's home.
  static func ofTool() -> CoverImageManager {
    CoverImageManager(container: GroupContainer(home: ToolEnvironment().home))
  }
}

extension ToolFailure {
  /// The failure of an app-side operation, with its exit code.
  init(_ error: ComicLibraryError) {
    let exitCode: ExitCode =
      switch error {
      case .malformedJSON, .missingField, .invalidField, .unusableCover: .badData
      case .noCurrentChapter, .unreadable: .noInput
      case .cannotCreate: .cannotCreate
      case .inputOutput: .inputOutput
      }
    self.init("\(error)", exitCode: exitCode)
  }
}

/// Per cent of a chapter as an argument: `73` or `73%`.
struct ProgressArgument: ExpressibleByArgument {
  let percent: Int

  init(percent: Int) { self.percent = percent }

  /// Shown as the default in help.
  var defaultValueDescription: String { "\(percent)" }

  init?(argument: String) {
    let digits = argument.hasSuffix("%") ? String(argument.dropLast()) : argument
    guard let percent = Int(digits), (0...100).contains(percent) else { return nil }
    self.percent = percent
  }
}
