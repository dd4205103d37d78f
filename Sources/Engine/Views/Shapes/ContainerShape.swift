import Foundation
import Graphics
import LayoutEngine

extension View {
  /// Makes `shape` what `ContainerRelativeShape` inside of the view refers to. Nothing is clipped.
  /// Apple's page: SwiftUI/View/containerShape(_:).
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    ContainerShapeView(content: self, shape: shape)
  }
}

/// A view whose frame and shape the shapes inside of it are relative to.
private struct ContainerShapeView<Content: View, Outline: InsettableShape>: PrimitiveView {
  let content: Content
  let shape: Outline

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

/// A container's shape, and where it stands once that is known.
struct ContainerShape {
  let frame: () -> CGRect?
  private let inset: (CGFloat) -> any Shape

  init(_ shape: some InsettableShape, frame: @escaping () -> CGRect?) {
    self.frame = frame
    inset = { shape.inset(by: $0) }
  }

  /// The container's outline `depth` points further in, in `rect`.
  func path(in rect: CGRect, depth: CGFloat, _ environment: EnvironmentValues) -> Path {
    inset(depth)._path(in: rect.insetBy(dx: -depth, dy: -depth), environment)
  }
}

/// Where a container stands; known once it is placed.
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
