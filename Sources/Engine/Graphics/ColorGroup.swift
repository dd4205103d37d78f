/// The colour of a part of a widget in a rendering mode with two colours.
public struct ColorGroup: Hashable, Sendable {
  /// The colours of such a rendering mode.
  public enum Ink: String, Hashable, Sendable {
    case primary
    /// The accent colour.
    case accent
    /// The part's own colours.
    case own
  }

  public var ink: Ink
  /// Whether the colour's alpha is the part's luminance instead of its alpha.
  public var followsLuminance: Bool

  /// Creates a group (default: the colour's alpha is the part's).
  public init(_ ink: Ink, followsLuminance: Bool = false) {
    self.ink = ink
    self.followsLuminance = followsLuminance
  }
}
