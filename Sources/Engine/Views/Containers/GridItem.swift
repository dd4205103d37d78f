public import Foundation
public import LayoutEngine

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``. Apple's page: SwiftUI/GridItem.
public struct GridItem: Sendable {
  /// How long the track is across the grid, in points. Apple's page: SwiftUI/GridItem/Size.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// A share of the room, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as have room in a share, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the track is.
  public var size: Size
  /// Points to the next track; nil for the default, 8.
  public var spacing: CGFloat?
  /// Where the views are in the track's cells; nil for the grid's alignment.
  public var alignment: Alignment?

  /// Creates a track.
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
