/// An error that prevents all text. Lesser problems are diagnostics, and the text is drawn.
package enum TextEngineError: Error, Hashable, CustomStringConvertible {
  /// The system font is not installed.
  case systemFontMissing(package: String)
  /// Fontconfig rejected the engine's configuration: out of memory, or an incompatible library.
  case configurationRefused

  package var description: String {
    switch self {
    case .systemFontMissing(let package):
      "the system font is not installed; install the Debian package \(package)"
    case .configurationRefused:
      "fontconfig rejected the engine's configuration"
    }
  }
}
