public import Foundation

/// A view that a layout arranges. Apple's page: SwiftUI/LayoutSubview.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let index: Int
  let places: PlacementRecord

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.node === rhs.node && lhs.index == rhs.index
  }

  /// The view's value for `key`, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.traits.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// The view's layout priority (default: 0).
  public var priority: Double { node.priority }

  /// The view's preferred distances to its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The view's size in points for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.fittingSize(proposal) }

  /// The size for `proposal`, with the view's alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

  /// Places the view's point `anchor` at `position`, in the coordinates of the layout's bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.fittingSize(proposal)
    let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    places[index] = Placement(origin: origin, proposal: proposal)
  }
}

/// The key of a value that views pass to their layout. Apple's page: SwiftUI/LayoutValueKey.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}
