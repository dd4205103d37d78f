import ArgumentParser
import ComicLibrary
import MarkupText
import ToolReports

extension ComicSiteError {
  var failure: ToolError {
    let code: ExitCode =
      switch self {
      case .noAddress, .refused, .tooLarge, .notAnImage: .badData
      case .invalidHost: .validationFailure
      case .status(_, let code): (400..<500).contains(code) && ![408, 425, 429].contains(code) ? .noInput : .temporary
      case .unreachable: .temporary
      case .missingLibrary: .unavailable
      }
    return ToolError("\(self)".printable, exitCode: code)
  }
}

extension ComicParseError {
  var failure: ToolError {
    if case .unreadablePage(_, .missingLibrary) = self {
      return ToolError("\(self)".printable, exitCode: .unavailable)
    }
    return ToolError("\(self)".printable, exitCode: .badData)
  }
}
