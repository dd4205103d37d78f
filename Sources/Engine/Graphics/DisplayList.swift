public import Foundation

/// A finished picture before it is painted: what is where, in painting order, without reference to fonts on disk, views
/// or time. Equal display lists give equal pixels.
public struct DisplayList: Hashable, Sendable {
  /// The canvas in points.
  public var size: CGSize
  /// Pixels per point. Edges were rounded for it when the list was made.
  public var scale: PixelScale
  /// Back to front.
  public var items: [DisplayItem]

  /// Creates a list.
  public init(size: CGSize, scale: PixelScale, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.items = items
  }

  /// Every picture item, at any depth, in painting order: those that are painted and those that paint.
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
