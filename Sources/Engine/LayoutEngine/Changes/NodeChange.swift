import Foundation

/// What a node says of its change when another entry is shown. Only nodes of animated pictures have it.
package final class NodeChange {
  /// How a text is replaced by another.
  package enum Content: Hashable, Sendable {
    /// At once.
    case identity
    case fade
    /// An equal text changes its size; others fade.
    case growth
    /// Digits that change roll away: upwards, or as the value changes, if there is one.
    case digits(countsDown: Bool, value: Double?)
  }

  /// An animation, and what it belongs to.
  package struct Cause {
    let motion: Motion
    /// The value whose change the animation belongs to; nil for any change.
    let value: Any?
    let isEqual: (Any) -> Bool

    package init(_ motion: Motion) { (self.motion, value, isEqual) = (motion, nil, { _ in false }) }

    package init<Value: Equatable>(_ motion: Motion, value: Value) {
      (self.motion, self.value) = (motion, value)
      isEqual = { $0 as? Value == value }
    }
  }

  /// The position of the view in the tree, which is the same in both entries.
  package let identity: AnyHashable
  package let content: Content
  /// The animations from the inside out.
  package var causes: [Cause] = []
  /// The view before it appears, and after it has disappeared, if it has a transition.
  package var transition: (appearing: LayoutNode, leaving: LayoutNode, motion: Motion?)?
  /// What the node draws for values between two entries; nil if it has no such values.
  package var drawing: AnimatedDrawing?
  /// Views with equal names are the same, wherever they are.
  package var geometry: AnyHashable?

  package init(identity: AnyHashable, content: Content) { (self.identity, self.content) = (identity, content) }

  /// The innermost animation whose value is another than before; nil for the container's.
  func motion(after old: NodeChange?) -> Motion? {
    for (index, cause) in causes.enumerated() {
      guard cause.value != nil else { return cause.motion }
      guard let old, old.causes.indices.contains(index), let before = old.causes[index].value else { continue }
      if !cause.isEqual(before) { return cause.motion }
    }
    return nil
  }
}
