import ArgumentParser
import ComicLibrary
import ToolOptions

/// A language as an argument: as the site's addresses have it, `pt_BR`, or as its speakers call it, `Français`.
struct LanguageArgument: Sendable {
  let language: ComicLanguage

  /// - Throws: A validation error, with exit code 64, that names the nearest one.
  init(argument: String) throws {
    let choices = ComicLanguage.allCases.map { ($0.rawValue, $0) } + ComicLanguage.allCases.map { ($0.name, $0) }
    language = try Choice(of: "language", from: choices).value(argument)
  }
}
