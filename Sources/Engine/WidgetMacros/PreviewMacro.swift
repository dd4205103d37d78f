/// Expands `#Preview` to a type that the tool finds when it lists previews. It passes the macro's arguments on unchanged.
enum PreviewMacro {
  static func expansion(of application: MacroApplication) -> Expansion {
    let (text, location) = (application.use, application.location)
    guard let name = text.firstRange(of: "#Preview") else { return .source("") }
    // The location is before the comments and lines that precede the macro.
    let line = location.line + text[..<name.lowerBound].count(where: \.isNewline)
    return .source(
      """
      struct \(application.uniqueName("Preview")): _PreviewDeclaration {
        static var _place: (file: String, line: Int) { (#"\(location.file)"#, \(line)) }
        @MainActor static func _makePreview() -> _PreviewContent {
          _PreviewContent\(text[name.upperBound...])
        }
      }
      """)
  }
}
