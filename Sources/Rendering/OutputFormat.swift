/// The formats in which pictures are written.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels.
  case png
  /// Shapes and text.
  case svg
  /// Shapes and text on one page.
  case pdf
}
