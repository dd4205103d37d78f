/// Why there can be no text at all. Everything smaller is a diagnostic, and the text is drawn.
package enum TextEngineError: Error, Hashable, CustomStringConvertible {
  /// None of the folders holds the system font.
  case systemFontMissing(package: String)
  /// Fontconfig refused a configuration written by the engine: out of memory, or not the library it was built for.
  case configurationRefused

  /// One sentence, and what to do.
  package var description: String {
    switch self {
    case .systemFontMissing(let package):
      "the system font is not installed; install Debian's package \(package)"
    case .configurationRefused:
      "fontconfig refused the engine's configuration"
    }
  }
}
