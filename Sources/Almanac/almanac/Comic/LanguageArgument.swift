import ArgumentParser
import ComicLibrary
import ToolOptions

/// A language as an argument: a code of the site's addresses, `pt_BR`, or its own name, `Français`.
struct LanguageArgument: Sendable {
  let language: ComicLanguage

  /// - Throws: A validation error, with exit code 64, that suggests the nearest language.
  init(argument: String) throws {
    let choices = ComicLanguage.allCases.map { ($0.rawValue, $0) } + ComicLanguage.allCases.map { ($0.name, $0) }
    language = try Choice(of: "language", from: choices).value(argument)
  }
}
