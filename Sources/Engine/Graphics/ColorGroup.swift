/// Which colour a part of a picture takes in a place that leaves it two.
public struct ColorGroup: Hashable, Sendable {
  /// The colours that such a place has.
  public enum Ink: String, Hashable, Sendable {
    /// That of all that is not accented.
    case primary
    /// That of what is accented.
    case accent
    /// Those that the part has.
    case own
  }

  /// The colour.
  public var ink: Ink
  /// True when the ink is as strong as the part is bright; otherwise it is as strong as the part is opaque.
  public var followsLuminance: Bool

  /// Creates a group; its ink follows alpha unless given.
  public init(_ ink: Ink, followsLuminance: Bool = false) {
    self.ink = ink
    self.followsLuminance = followsLuminance
  }
}

/// The two colours of such a place, and what they make of a picture.
package struct TwoColors: Hashable, Sendable {
  package var primary: ResolvedColor
  package var accent: ResolvedColor

  package init(primary: ResolvedColor, accent: ResolvedColor) {
    self.primary = primary
    self.accent = accent
  }

  /// `items` in the two colours: those in groups of their own in the group's, all others in that of `group`.
  package func painting(_ items: [DisplayItem], in group: ColorGroup = ColorGroup(.primary)) -> [DisplayItem] {
    items.flatMap { item in
      if case .group(.colorGroup(let own), let inner) = item { return painting(inner, in: own) }
      guard let color = color(of: group) else { return [item] }
      guard group.followsLuminance else { return TintedInk(colors: self, color: color).items(for: item) }
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
  /// `color` as strong as `items` are bright: their brightness over black is its alpha.
  package static func filled(with color: ResolvedColor, byLuminanceOf items: [DisplayItem]) -> DisplayItem {
    let bounds = Path(items.bounds)
    let ground = DisplayItem.fill(bounds, .color(.black), evenOdd: false)
    return .group(
      .mask([.group(.color(.luminanceToAlpha), [ground] + items)]), [.fill(bounds, .color(color), evenOdd: false)])
  }

  /// `color` as strong as `items` are opaque.
  static func filled(with color: ResolvedColor, byAlphaOf items: [DisplayItem]) -> DisplayItem {
    .group(.mask(items), [.fill(Path(items.bounds), .color(color), evenOdd: false)])
  }
}
