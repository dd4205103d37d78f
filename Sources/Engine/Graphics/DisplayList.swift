public import Foundation

/// A picture before it is painted: items in painting order, without references to fonts on disk, views or time. Equal
/// display lists give equal pixels.
public struct DisplayList: Hashable, Sendable {
  public var size: CGSize
  /// Pixels per point. The list's edges are rounded for this scale.
  public var scale: PixelScale
  /// Back to front.
  public var items: [DisplayItem]
  /// The display with few colours for which it is painted; nil for all colours.
  package var panel: Panel?

  public init(size: CGSize, scale: PixelScale, items: [DisplayItem]) {
    self.size = size
    self.scale = scale
    self.items = items
  }

  /// The size of its file in pixels: turned for the panel.
  package var fileSize: PixelSize {
    let size = scale.pixels(size)
    return panel?.rotation.swapsSides == true ? PixelSize(width: size.height, height: size.width) : size
  }

  /// Where a rectangle of the picture is in its file: turned for the panel. In points.
  package func inFile(_ rect: CGRect) -> CGRect {
    let turned = CGSize(width: rect.height, height: rect.width)
    return switch panel?.rotation ?? .none {
    case .none: rect
    case .right: CGRect(origin: CGPoint(x: size.height - rect.maxY, y: rect.minX), size: turned)
    case .half: CGRect(origin: CGPoint(x: size.width - rect.maxX, y: size.height - rect.maxY), size: rect.size)
    case .left: CGRect(origin: CGPoint(x: rect.minY, y: size.width - rect.maxX), size: turned)
    }
  }

  /// Every image item, at any depth, in painting order, including those of paints.
  package var imageItems: [ImageItem] { Self.imageItems(in: items) }

  private static func imageItems(in items: [DisplayItem]) -> [ImageItem] {
    items.flatMap { item -> [ImageItem] in
      switch item {
      case .picture(let picture): return [picture] + (picture.tint.map(imageItems) ?? [])
      case .group(.mask(let mask), let content): return imageItems(in: mask) + imageItems(in: content)
      case .group(_, let content): return imageItems(in: content)
      case .fill(_, let paint, _), .stroke(_, _, let paint): return imageItems(paint)
      case .text(let text): return text.runs.flatMap { imageItems($0.paint) }
      }
    }
  }

  private static func imageItems(_ paint: Paint) -> [ImageItem] {
    switch paint {
    case .picture(let picture): [picture.tile]
    case .effect(_, let inner): imageItems(inner)
    default: []
    }
  }
}
