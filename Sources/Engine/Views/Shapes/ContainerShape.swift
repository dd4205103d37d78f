import Foundation
import Graphics
import LayoutEngine

extension View {
  /// Sets the shape that `ContainerRelativeShape` refers to inside the view. Does not clip. Apple's page:
  /// SwiftUI/View/containerShape(_:).
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    ContainerShapeView(content: self, shape: shape)
  }
}

private struct ContainerShapeView<Content, Outline> {
  let content: Content
  let shape: Outline
}

extension ContainerShapeView: View, PrimitiveView where Content: View, Outline: InsettableShape {
  typealias Body = Never

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let place = ContainerFrame()
    let inner = context.setting(\.containerShape, to: ContainerShape(shape) { place.frame })
    return content._lower(in: inner).map { child in
      let node = context.node(around: child, PassthroughRule("containerShape"))
      node.onPlaced { place.frame = $0 }
      return node
    }
  }
}

/// A container's shape, and its frame once that is known.
struct ContainerShape {
  let frame: () -> CGRect?
  private let inset: (CGFloat) -> any Shape
  private let corners: (CGSize) -> RoundedRectangularShapeCorners?

  init(_ shape: some InsettableShape, frame: @escaping () -> CGRect?) {
    self.frame = frame
    inset = { shape.inset(by: $0) }
    corners = { (shape as? any RoundedRectangularShape)?.corners(in: $0) }
  }

  /// The corners of the container's outline; nil if it is not a rectangle with round corners.
  func corners(in size: CGSize) -> RoundedRectangularShapeCorners? { corners(size) }

  /// The container's outline in `rect`, inset by `depth` points.
  func path(in rect: CGRect, depth: CGFloat, _ environment: EnvironmentValues) -> Path {
    inset(depth)._path(in: rect.insetBy(dx: -depth, dy: -depth), environment)
  }
}

/// The frame of a container, known once it is placed.
private final class ContainerFrame {
  var frame: CGRect?
}

extension EnvironmentValues {
  /// The shape of the nearest container.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }
