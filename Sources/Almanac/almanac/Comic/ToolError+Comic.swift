import ArgumentParser
import ComicLibrary
import ToolOptions
import ToolReports

extension ToolError {
  /// The failure for an error of a comic, its cover or its pages, with a remedy; nil for other errors.
  init?(comic error: any Error) {
    switch error {
    case let error as ComicBookError: self.init("\(error)".printable, exitCode: error.exitCode)
    case let error as BookReaderError: self.init("\(error)\(error.remedy)".printable, exitCode: error.exitCode)
    case let error as SiteReaderError: self.init("\(error)\(error.remedy)".printable, exitCode: error.exitCode)
    case let error as ComicPagesError: self.init("\(error)".printable, exitCode: .temporary)
    case let error as ComicSiteError: self = error.failure
    case let error as ComicParseError: self = error.failure
    case let error as ChapterStoreError: self.init("\(error)".printable, exitCode: error.exitCode)
    case let error as ComicCacheError: self.init(error)
    case let error as ComicLibraryError: self.init("\(error)".printable, exitCode: error.exitCode)
    default: return nil
    }
  }
}

extension BookReaderError {
  /// The end of a book has its own exit code, with which loops end.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .nothingOpen: .noInput
    case .atEnd, .atStart: .failure
    }
  }

  fileprivate var remedy: String { self == .nothingOpen ? "; open one with: almanac comic open FILE" : "" }
}

extension SiteReaderError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .noLanguage: .validationFailure
    case .noSuchChapter, .noSuchPage: .noInput
    case .atEnd, .atStart: .failure
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .noLanguage: "; choose one with --language, such as --language en"
    case .noSuchChapter: "; almanac comic chapters lists them"
    case .atEnd(_, _, let next?): ": almanac comic open --chapter \(next)"
    default: ""
    }
  }
}

extension ComicBookError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .missing, .unreadable, .notAFile, .noSuchImage, .noSuchPage: .noInput
    case .missingLibrary: .unavailable
    case .outOfMemory: .temporary
    default: .badData
    }
  }
}

extension ComicLibraryError {
  var exitCode: ExitCode {
    switch self {
    case .malformedJSON, .missingField, .invalidField, .unusableCover: .badData
    case .noCurrentChapter, .unreadable: .noInput
    case .cannotCreate: .cannotCreate
    case .inputOutput: .inputOutput
    }
  }
}
