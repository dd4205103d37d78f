import ArgumentParser
import ComicLibrary
import MarkupReading
import ToolCommands

extension ComicSiteError {
  /// As a command's failure.
  var failure: ToolFailure {
    let code: ExitCode =
      switch self {
      case .noAddress, .refused, .tooLarge, .notAPicture: .badData
      case .invalidHost: .validationFailure
      case .status(_, let code): (400..<500).contains(code) && ![408, 425, 429].contains(code) ? .noInput : .temporary
      case .unreachable: .temporary
      case .missingLibrary: .unavailable
      }
    return ToolFailure("\(self)".printable, exitCode: code)
  }
}

extension ComicParseError {
  /// As a command's failure.
  var failure: ToolFailure {
    if case .unreadablePage(_, .missingLibrary) = self {
      return ToolFailure("\(self)".printable, exitCode: .unavailable)
    }
    return ToolFailure("\(self)".printable, exitCode: .badData)
  }
}
