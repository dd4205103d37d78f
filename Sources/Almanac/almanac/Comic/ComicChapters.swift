import ArgumentParser
import SystemIO
import ComicLibrary
import Foundation
import ToolCommands

/// The database of chapters that the tool's commands share.
enum ComicChapters {
  /// Its place: `comics/library.sqlite` in Almanac's home.
  static var url: URL {
    let url = ToolEnvironment().home.appending(path: "comics/library.sqlite")
    // Releases before this one made the folder for everybody.
    PrivateFile.tighten(url.deletingLastPathComponent().path)
    return url
  }

  /// The store for commands that only read; nil where there is none.
  static func existing() throws(ToolError) -> ChapterStore? {
    try working { () throws(ChapterStoreError) in try ChapterStore.existing(at: url) }
  }

  /// The language that was chosen for the web comic; nil before that.
  static func chosenLanguage() throws(ToolError) -> ComicLanguage? {
    guard let store = try existing() else { return nil }
    return try working { () throws(ChapterStoreError) in try store.comic(named: StoredComic.site) }?.language
      .flatMap(ComicLanguage.init)
  }

  /// Does work with the store, and gives failures their exit codes.
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
