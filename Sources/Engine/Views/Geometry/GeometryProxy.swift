public import Foundation
public import LayoutEngine

/// The size and position of a container view. Apple's page: SwiftUI/GeometryProxy.
public struct GeometryProxy {
  /// In the widget's coordinates.
  let frame: CGRect
  /// The safe area insets in points: what `safeAreaInset` and `safeAreaPadding` take from the sides that the
  /// container touches. Zero outside of a ``GeometryReader`` and on sides where the safe area is ignored.
  public let safeAreaInsets: EdgeInsets
  let environment: EnvironmentValues

  init(frame: CGRect, safeAreaInsets: EdgeInsets = EdgeInsets(), environment: EnvironmentValues) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.environment = environment
  }

  /// In points.
  public var size: CGSize { frame.size }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return frame
    case .named(let name):
      let origin = environment.coordinateSpaces[name]?.value.origin ?? .zero
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named coordinate space in the container's coordinates; nil if no view around has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace,
      let space = environment.coordinateSpaces[name]?.value
    else { return nil }
    return space.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// The value of `anchor` in the container's coordinates.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(in: frame) }
}
