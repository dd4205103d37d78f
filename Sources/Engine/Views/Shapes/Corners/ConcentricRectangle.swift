public import Foundation
public import Graphics
public import LayoutEngine

/// A rectangle whose corners are concentric with those of the nearest container or of the widget, or have radii of their
/// own. Apple's page: SwiftUI/ConcentricRectangle.
///
/// A concentric corner has the container's radius minus the distance from the container's corner, along the axis in which
/// it is farther. In a container without round corners of its own, the shape is a ``ContainerRelativeShape``.
public struct ConcentricRectangle: InsettableShape {
  private var corners: RoundedRectangularShapeCorners
  /// Corners that have the largest of their radii.
  private var uniform: [Edge.Corner.Set]
  private var inset: CGFloat = 0

  private init(_ corners: RoundedRectangularShapeCorners, uniform: Edge.Corner.Set...) {
    (self.corners, self.uniform) = (corners, uniform)
  }

  /// Each corner is concentric.
  public init() { self.init(.concentric) }

  /// All corners have one style and, if they are uniform, the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), uniform: isUniform ? .all : .none)
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner))
  }

  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners),
      uniform: .top, .bottom)
  }

  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner),
      uniform: .top)
  }

  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners),
      uniform: .bottom)
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners, bottomLeading: uniformLeadingCorners,
        bottomTrailing: uniformTrailingCorners),
      uniform: .leading, .trailing)
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner, bottomLeading: uniformLeadingCorners,
        bottomTrailing: bottomTrailingCorner),
      uniform: .leading)
  }

  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: uniformTrailingCorners),
      uniform: .trailing)
  }

  /// Without a container, concentric corners have their least radius.
  public func path(in rect: CGRect) -> Path {
    path(in: rect.shrunk(by: inset), isMirrored: false) { style, _ in style.radius }
  }

  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    let inner = rect.shrunk(by: inset)
    let isMirrored = environment.layoutDirection == .rightToLeft
    guard let container = environment.containerShape, let frame = container.frame() else {
      return path(in: inner, isMirrored: isMirrored) { style, _ in style.radius }
    }
    guard let outer = container.corners(in: frame.size) else {
      return ContainerRelativeShape().inset(by: inset)._path(in: rect, environment)
    }
    let place = inner.offsetBy(dx: environment.shapeOrigin.x, dy: environment.shapeOrigin.y)
    return path(in: inner, isMirrored: isMirrored) { style, corner in
      guard style.isConcentric else { return style.radius }
      let isLeft = Edge.Corner.Set.leading.contains(Edge.Corner.Set(corner)) != isMirrored
      let x = isLeft ? place.minX - frame.minX : frame.maxX - place.maxX
      let isTop = Edge.Corner.Set.top.contains(Edge.Corner.Set(corner))
      let y = isTop ? place.minY - frame.minY : frame.maxY - place.maxY
      return max(style.radius, outer[corner].radius - max(x, y))
    }
  }

  /// The outline with the radii that `radius` gives, of which uniform corners take the largest.
  private func path(
    in rect: CGRect, isMirrored: Bool, radius: (Edge.Corner.Style, Edge.Corner) -> CGFloat
  ) -> Path {
    func largest(_ corner: Edge.Corner) -> CGFloat {
      let group = uniform.first { $0.contains(Edge.Corner.Set(corner)) } ?? Edge.Corner.Set(corner)
      let radii = Edge.Corner.allCases.filter { group.contains(Edge.Corner.Set($0)) }.map { radius(corners[$0], $0) }
      return max(0, radii.max() ?? 0)
    }
    let radii = RectangleCornerRadii(
      topLeading: largest(.topLeading), bottomLeading: largest(.bottomLeading),
      bottomTrailing: largest(.bottomTrailing), topTrailing: largest(.topTrailing))
    return Path(roundedRect: rect, cornerRadii: isMirrored ? radii.mirrored : radii)
  }

  /// The corners know their sides themselves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension RectangleCornerRadii {
  fileprivate var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// All corners have one style and, if they are uniform, the largest of their radii.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
