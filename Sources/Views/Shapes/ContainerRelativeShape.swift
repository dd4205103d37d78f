public import Foundation
public import Graphics
import LayoutEngine

/// The shape of the nearest container, here of the widget, made smaller by how far in it stands.
/// Apple's page: SwiftUI/ContainerRelativeShape.
///
/// The inner radius is the widget's less the distance from its edge. Without a widget around it, a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  private var inset: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// See ``Shape/path(in:)``.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }

  /// See ``Shape/_path(in:_:)``.
  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    let rect = rect.shrunk(by: inset)
    guard let container = environment.containerOutline else { return Path(rect) }
    let frame = container.frame
    let depth = min(
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY)
    return Path(roundedRect: rect, cornerRadius: max(0, container.cornerRadius - max(0, depth)))
  }

  /// See ``InsettableShape/inset(by:)``.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.inset += amount
    return copy
  }
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
    set { self[ContainerOutlineKey.self] = newValue }
  }
}

private enum ContainerOutlineKey: EnvironmentKey { static var defaultValue: ContainerOutline? { nil } }
