import Foundation
import LayoutEngine

/// What coordinates are counted from. Apple's page: SwiftUI/CoordinateSpace.
public enum CoordinateSpace {
  /// From the canvas's upper left corner: the widget's.
  case global
  /// From the view's own upper left corner.
  case local
  /// From the upper left corner of the view with that name.
  case named(AnyHashable)

  /// Whether this is the canvas's.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// Something that names a coordinate space. Apple's page: SwiftUI/CoordinateSpaceProtocol.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view with a name. Apple's page: SwiftUI/NamedCoordinateSpace.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

/// A view's own space. Apple's page: SwiftUI/LocalCoordinateSpace.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The canvas's space. Apple's page: SwiftUI/GlobalCoordinateSpace.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// A view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The canvas's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view that `coordinateSpace(_:)` gave `name`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension View {
  /// Names the view's coordinates for the views inside. Apple's page: SwiftUI/View/coordinateSpace(_:).
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    NamedSpaceView(content: self, name: name.coordinateSpace)
  }

  /// Names the view's coordinates for the views inside. Apple's page: SwiftUI/View/coordinateSpace(name:).
  public func coordinateSpace(name: some Hashable) -> some View {
    NamedSpaceView(content: self, name: .named(AnyHashable(name)))
  }
}

/// Records where it stands, for the views inside.
private struct NamedSpaceView<Content: View>: PrimitiveView {
  let content: Content
  let name: CoordinateSpace

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
  /// Where the named views around stand.
  var coordinateSpaces: [AnyHashable: PlacedFrame] {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

private enum CoordinateSpacesKey: EnvironmentKey { static var defaultValue: [AnyHashable: PlacedFrame] { [:] } }
