public import Foundation
import Graphics
public import LayoutEngine

/// A shape whose corners a ``ConcentricRectangle`` inside can follow. Apple's page: SwiftUI/RoundedRectangularShape.
public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners in a size; nil if they are not known.
  func corners(in size: CGSize?) -> Corners?
}

/// The styles of four corners. Apple's page: SwiftUI/RoundedRectangularShapeCorners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  public var topLeading: Edge.Corner.Style
  public var topTrailing: Edge.Corner.Style
  public var bottomLeading: Edge.Corner.Style
  public var bottomTrailing: Edge.Corner.Style

  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }

  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }
  public static var concentric: Self { Self(all: .concentric) }
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self { Self(all: .concentric(minimum: minimum)) }

  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }

  init(_ radii: RectangleCornerRadii) {
    self.init(
      topLeading: .fixed(radii.topLeading), topTrailing: .fixed(radii.topTrailing),
      bottomLeading: .fixed(radii.bottomLeading), bottomTrailing: .fixed(radii.bottomTrailing))
  }
}

extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    .fixed(min(cornerSize.width, size.map { min($0.width, $0.height) / 2 } ?? .infinity))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { Corners(cornerRadii) }
}

extension Capsule: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

extension Circle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}
