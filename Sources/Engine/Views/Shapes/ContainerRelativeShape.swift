public import Foundation
public import Graphics

/// The shape of the nearest container or of the widget, inset by the distance from it. Apple's page:
/// SwiftUI/ContainerRelativeShape.
///
/// The radius is the container's minus the distance from its edge. Outside of containers, a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  private var inset: CGFloat = 0

  public init() {}

  /// A rectangle: only views know their container.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }

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

  /// A container's shape is mirrored by the container itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container, inset by the distance from it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The outline of the widget.
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
