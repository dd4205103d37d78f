public import Foundation
public import Graphics

/// The shape of the nearest container, of the widget if there is no other, made smaller by how far in it stands.
/// Apple's page: SwiftUI/ContainerRelativeShape.
///
/// The inner radius is the container's less the distance from its edge. Without a container around it, a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  private var inset: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// A rectangle: only a view knows its container.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }

  /// See ``Shape/_path(in:_:)``.
  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    let rect = rect.shrunk(by: inset)
    guard let container = environment.containerShape, let frame = container.frame() else { return Path(rect) }
    let origin = environment.shapeOrigin
    let depth = max(
      0,
      min(
        rect.minX + origin.x - frame.minX, rect.minY + origin.y - frame.minY, frame.maxX - rect.maxX - origin.x,
        frame.maxY - rect.maxY - origin.y))
    return container.path(in: rect, depth: depth, environment)
  }

  /// Containers that are not the same on both sides mirror themselves.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// See ``InsettableShape/inset(by:)``.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container, made smaller by how far in it stands.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The outline of the widget on the canvas.
package struct ContainerOutline: Hashable, Sendable {
  package var frame: CGRect
  package var cornerRadius: CGFloat

  package init(frame: CGRect, cornerRadius: CGFloat) {
    self.frame = frame
    self.cornerRadius = cornerRadius
  }
}

extension EnvironmentValues {
  package var containerOutline: ContainerOutline? {
    get { self[ContainerOutlineKey.self] }
    set {
      self[ContainerOutlineKey.self] = newValue
      containerShape = newValue.map { outline in
        ContainerShape(RoundedRectangle(cornerRadius: outline.cornerRadius)) { outline.frame }
      }
    }
  }
}

private enum ContainerOutlineKey: EnvironmentKey { static var defaultValue: ContainerOutline? { nil } }
