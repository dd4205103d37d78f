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

/// The two colours of a rendering mode, and how they are applied to a picture.
package struct AccentedRendering: Hashable, Sendable {
  package var primary: ResolvedColor
  package var accent: ResolvedColor

  package init(primary: ResolvedColor, accent: ResolvedColor) {
    self.primary = primary
    self.accent = accent
  }

  /// `items` in the two colours: those in their own groups in the group's colour, all others in the colour of
  /// `group`.
  package func painting(_ items: [DisplayItem], in group: ColorGroup = ColorGroup(.primary)) -> [DisplayItem] {
    items.flatMap { item in
      if case .group(.colorGroup(let own), let inner) = item { return painting(inner, in: own) }
      guard let color = color(of: group) else { return [item] }
      guard group.followsLuminance else { return SingleColorPainting(colors: self, color: color).items(for: item) }
      return [.filled(with: color, byLuminanceOf: [item])]
    }
  }

  private func color(of group: ColorGroup) -> ResolvedColor? {
    switch group.ink {
    case .primary: primary
    case .accent: accent
    case .own: nil
    }
  }
}

extension DisplayItem {
  /// `color` with the luminance of `items` over black as its alpha.
  package static func filled(with color: ResolvedColor, byLuminanceOf items: [DisplayItem]) -> DisplayItem {
    let bounds = Path(items.bounds)
    let ground = DisplayItem.fill(bounds, .color(.black), evenOdd: false)
    return .group(
      .mask([.group(.color(.luminanceToAlpha), [ground] + items)]), [.fill(bounds, .color(color), evenOdd: false)])
  }

  static func filled(with color: ResolvedColor, byAlphaOf items: [DisplayItem]) -> DisplayItem {
    .group(.mask(items), [.fill(Path(items.bounds), .color(color), evenOdd: false)])
  }
}
