public import Foundation

/// A picture before it is painted: items in painting order, without references to fonts on disk, views or time. Equal
/// display lists give equal pixels.
public struct DisplayList: Hashable, Sendable {
  public var size: CGSize
  /// Pixels per point. The list's edges are rounded for this scale.
  public var scale: PixelScale
  /// Back to front.
  public var items: [DisplayItem]

  public init(size: CGSize, scale: PixelScale, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.items = items
  }

  /// Every image item, at any depth, in painting order, including those of paints.
  package var pictureItems: [ImageItem] { Self.pictureItems(in: items) }

  private static func pictureItems(in items: [DisplayItem]) -> [ImageItem] {
    items.flatMap { item -> [ImageItem] in
      switch item {
      case .picture(let picture): return [picture] + (picture.tint.map(pictureItems) ?? [])
      case .group(.mask(let mask), let content): return pictureItems(in: mask) + pictureItems(in: content)
      case .group(_, let content): return pictureItems(in: content)
      case .fill(_, let paint, _), .stroke(_, _, let paint): return pictureItems(paint)
      case .text(let text): return text.runs.flatMap { pictureItems($0.paint) }
      }
    }
  }

  private static func pictureItems(_ paint: Paint) -> [ImageItem] {
    switch paint {
    case .picture(let picture): [picture.tile]
    case .effect(_, let inner): pictureItems(inner)
    default: []
    }
  }
}
