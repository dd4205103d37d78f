/// A line under a text, or through it.
public struct TextDecoration: Hashable, Sendable {
  /// How the line is broken up.
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case solid
    /// Squares.
    case dot
    /// Short lines.
    case dash
    /// A short line and a square.
    case dashDot
    /// A short line and two squares.
    case dashDotDot
  }

  /// How the line is broken up.
  public var pattern: Pattern
  /// The line's colour; nil for the paint of the text.
  public var color: ResolvedColor?

  /// Creates a line; solid and in the text's paint unless given.
  public init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
    self.pattern = pattern
    self.color = color
  }
}
