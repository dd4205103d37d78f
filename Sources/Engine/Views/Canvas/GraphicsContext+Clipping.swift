public import Foundation
public import Graphics

extension GraphicsContext {
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding rectangle of the clip, in the context's coordinates. Apple's page:
  /// SwiftUI/GraphicsContext/clipBoundingRect.
  public var clipBoundingRect: CGRect {
    let open = clips.reduce(frame) { open, clip in
      if case .clip(let path, _) = clip { open.intersection(path.boundingRect) } else { open }
    }
    return open.applying(total.inverted())
  }

  /// Clips further drawing to a path. Apple's page: SwiftUI/GraphicsContext/clip(to:style:options:).
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.applying(total).validated ?? Path()
    if options.contains(.inverse) {
      clips.append(.mask(outside([.fill(path, .color(.white), evenOdd: style.isEOFilled)])))
    } else {
      clips.append(.clip(path, evenOdd: style.isEOFilled))
    }
  }

  /// Clips further drawing to a layer, in proportion to its alpha. Apple's page:
  /// SwiftUI/GraphicsContext/clipToLayer(opacity:options:content:).
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(layerOf: self)
    try content(&layer)
    var items = layer.recording.items
    if opacity < 1, !items.isEmpty { items = [.group(.opacity(max(0, opacity)), items)] }
    clips.append(.mask(options.contains(.inverse) ? outside(items) : items))
  }

  /// The canvas without the area of `items`.
  private func outside(_ items: [DisplayItem]) -> [DisplayItem] {
    [
      .group(
        .isolation, [.fill(Path(frame), .color(.white), evenOdd: false), .group(.blend(.destinationOut), items)])
    ]
  }
}
