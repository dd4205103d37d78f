public import Foundation
public import LayoutEngine

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``. Apple's page: SwiftUI/GridItem.
public struct GridItem: Sendable {
  /// The length of a track across the grid, in points. Apple's page: SwiftUI/GridItem/Size.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A share of the available length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit into a share, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next track (default: 8).
  public var spacing: CGFloat?
  /// The alignment in the track's cells (default: the grid's).
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    let length: GridTrack.Length =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return GridTrack(length, spacing: spacing, alignment: alignment)
  }
}
