import ArgumentParser
import FeedLibrary
import ToolReports

extension FeedStoreError {
  var exitCode: ExitCode {
    switch self {
    case .database(let fault): fault.exitCode
    case .noSuchFeed, .noSuchArticle, .ambiguousArticle: .noInput
    }
  }
}

extension WidgetDataError {
  var exitCode: ExitCode {
    switch self {
    case .malformed, .tooLarge: .badData
    case .unreadable: .noInput
    case .cannotCreate: .cannotCreate
    case .inputOutput: .inputOutput
    }
  }
}

extension FeedError {
  var exitCode: ExitCode {
    switch self {
    case .invalidURL, .tooLarge, .refused, .refusedRedirect, .notAFeed, .noFeedLinked: .badData
    case .unreadableFile, .gone: .noInput
    case .status(_, let code): (400..<500).contains(code) && ![408, 425].contains(code) ? .noInput : .temporary
    case .notBefore, .unreachable: .temporary
    case .missingLibrary: .unavailable
    }
  }
}
