import ArgumentParser
import FeedLibrary
import ToolCommands

extension FeedStoreError {
  var exitCode: ExitCode {
    switch self {
    case .damaged, .foreign, .newerRelease: .badData
    case .unreadable, .noSuchFeed, .noSuchArticle, .ambiguousArticle: .noInput
    case .cannotCreate: .cannotCreate
    case .inputOutput: .inputOutput
    case .busy: .temporary
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

extension FeedFailure {
  var exitCode: ExitCode {
    switch self {
    case .unusableAddress, .tooLarge, .refused, .misled, .notAFeed, .noFeedNamed: .badData
    case .unreadableFile, .gone: .noInput
    case .status(_, let code): (400..<500).contains(code) && ![408, 425].contains(code) ? .noInput : .temporary
    case .notBefore, .unreachable: .temporary
    case .missingLibrary: .unavailable
    }
  }
}
