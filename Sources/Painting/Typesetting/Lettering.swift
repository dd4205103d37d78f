package import Foundation

/// How glyphs are drawn.
package enum Lettering: Hashable, Sendable {
  /// With grey edges.
  case smooth
  /// Without grey edges, for panels that have no greys.
  case crisp
  /// Only a line around each letter, of a width in pixels outside of it. Colour glyphs are left out.
  case outline(width: CGFloat)
}
