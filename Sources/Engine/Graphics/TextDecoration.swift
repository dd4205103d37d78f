/// A line under a text, or through it.
public struct TextDecoration: Hashable, Sendable {
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot
  }

  public var pattern: Pattern
  /// The line's colour; nil for the paint of the text.
  public var color: ResolvedColor?

  public init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
    self.pattern = pattern
    self.color = color
  }
}
