public import Foundation

/// One of the views that a layout arranges. Apple's page: SwiftUI/LayoutSubview.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let index: Int
  let places: PlacementRecord

  /// Whether this is the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.node === rhs.node && lhs.index == rhs.index
  }

  /// What the view says about `key`, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.traits.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// The view's layout priority, 0 unless it states one.
  public var priority: Double { node.priority }

  /// What the view wants between itself and its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The size that the view takes, in points, when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.fittingSize(proposal) }

  /// The size for `proposal` together with the view's guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

  /// Puts the view's point `anchor` at `position`, in the coordinates of the bounds that the layout was given.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.fittingSize(proposal)
    let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    places[index] = Placement(origin: origin, proposal: proposal)
  }
}

/// A key of a value that views carry to the layout around them. Apple's page: SwiftUI/LayoutValueKey.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that state none.
  static var defaultValue: Value { get }
}
