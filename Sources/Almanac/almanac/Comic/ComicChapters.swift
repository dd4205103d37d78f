import ArgumentParser
import ComicLibrary
import Foundation
import SystemIO
import ToolOptions
import ToolReports

/// The database of comics and chapters.
enum ComicChapters {
  /// `comics/library.sqlite` in the tool's home.
  static var url: URL {
    let url = ToolEnvironment().home.appending(path: "comics/library.sqlite")
    // Earlier releases created the folder readable for everybody.
    PrivateFile.restrictPermissions(url.deletingLastPathComponent().path)
    return url
  }

  /// The store for commands that only read; nil if it does not exist.
  static func existing() throws(ToolError) -> ChapterStore? {
    try working { () throws(ChapterStoreError) in try ChapterStore.existing(at: url) }
  }

  /// The chosen language of the web comic; nil if none was chosen.
  static func chosenLanguage() throws(ToolError) -> ComicLanguage? {
    guard let store = try existing() else { return nil }
    return try working { () throws(ChapterStoreError) in try store.comic(named: StoredComic.site) }?.language
      .flatMap(ComicLanguage.init)
  }

  /// Runs work with the store, and gives failures their exit codes.
  static func working<Value>(_ work: () throws(ChapterStoreError) -> Value) throws(ToolError) -> Value {
    do {
      return try work()
    } catch {
      throw ToolError("\(error)".printable, exitCode: error.exitCode)
    }
  }
}

extension ChapterStoreError {
  var exitCode: ExitCode {
    switch self {
    case .database(let fault): fault.exitCode
    case .noSuchComic: .noInput
    }
  }
}
