import Foundation
import LayoutEngine

/// The origin that coordinates are relative to. Apple's page: SwiftUI/CoordinateSpace.
public enum CoordinateSpace {
  /// The upper left corner of the widget.
  case global
  /// The upper left corner of the view.
  case local
  /// The upper left corner of the view with that name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// Something that names a coordinate space. Apple's page: SwiftUI/CoordinateSpaceProtocol.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a named view. Apple's page: SwiftUI/NamedCoordinateSpace.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

/// A view's own coordinate space. Apple's page: SwiftUI/LocalCoordinateSpace.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The widget's coordinate space. Apple's page: SwiftUI/GlobalCoordinateSpace.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space named `name` by `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension View {
  /// Names the view's coordinate space for the views inside. Apple's page: SwiftUI/View/coordinateSpace(_:).
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    NamedSpaceView(content: self, name: name.coordinateSpace)
  }

  public func coordinateSpace(name: some Hashable) -> some View {
    NamedSpaceView(content: self, name: .named(AnyHashable(name)))
  }
}

/// Records the view's frame for the views inside.
private struct NamedSpaceView<Content> {
  let content: Content
  let name: CoordinateSpace
}

extension NamedSpaceView: View, PrimitiveView where Content: View {
  typealias Body = Never

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    guard case .named(let name) = name else { return content._lower(in: context) }
    let frame = PlacedFrame()
    var spaces = context.environment.coordinateSpaces
    spaces[name] = frame
    let nodes = content._lower(in: context.setting(\.coordinateSpaces, to: spaces))
    nodes.first?.onPlaced { frame.value = $0 }
    return nodes
  }
}

extension EnvironmentValues {
  /// The frames of the named views around.
  var coordinateSpaces: [AnyHashable: PlacedFrame] {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

private enum CoordinateSpacesKey: EnvironmentKey { static var defaultValue: [AnyHashable: PlacedFrame] { [:] } }
