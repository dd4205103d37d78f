import Foundation
import Graphics
import LayoutEngine

extension View {
  /// Makes `shape` what `ContainerRelativeShape` inside of the view refers to. Nothing is clipped.
  /// Apple's page: SwiftUI/View/containerShape(_:).
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    _ContainerShapeView(content: self, shape: shape)
  }
}

/// A view whose frame and shape the shapes inside of it are relative to.
struct _ContainerShapeView<Content: View, Outline: InsettableShape>: PrimitiveView {
  let content: Content
  let shape: Outline

  /// See ``View/_lower(in:)``.
  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let place = ContainerPlace()
    let inner = context.setting(\.containerShape, to: ContainerShape(shape) { place.frame })
    return content._lower(in: inner).map { child in
      // Children are drawn in order: the first one, which paints nothing, notes the frame for the others.
      let marker = context.node(FillingRule("container")) { site in
        place.frame = site.frame
        return []
      }
      return context.node(MarkedRule(), children: [marker, child], traits: child.traits)
    }
  }
}

/// A container's shape, and where it stands once pictures are drawn.
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

/// Where a container stands; filled in while it is drawn.
private final class ContainerPlace {
  var frame: CGRect?
}

/// Lays its second child out as if it were alone, and gives the first one the same frame.
private struct MarkedRule: LayoutRule {
  var name: String { "containerShape" }

  func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    children[1].fittingSize(proposal)
  }

  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [Placement(origin: .zero, proposal: ProposedViewSize(size)), Placement(origin: .zero, proposal: proposal)]
  }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    guide(key, ofChild: 1, in: size, proposal: proposal, children)
  }

  func spacing(_ children: [LayoutNode]) -> ViewSpacing { children[1].spacing }
}

extension EnvironmentValues {
  /// The shape of the nearest container.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }
