/// A node's description for users who cannot see the picture. It becomes part of the picture's alternative text.
package struct AccessibilityContent: Hashable {
  /// How the nodes inside are read.
  package enum Children: Hashable, Sendable {
    /// They have their own descriptions.
    case contain
    /// They are not read.
    case ignore
  }

  /// What the node is. It replaces the labels of everything inside.
  package var label: String?
  /// The node's current value.
  package var value: String?
  /// The node and everything inside are not read.
  package var isHidden = false
  package var children = Children.contain
  /// Siblings with a higher priority are read first.
  package var sortPriority = 0.0

  package init() {}
}

extension PlacedNode {
  /// The texts of the node and everything inside, in reading order.
  package var accessibilityTexts: [String] {
    let content = node.accessibility
    guard !content.isHidden else { return [] }
    let inside = content.label == nil && content.children == .contain ? inSpokenOrder.flatMap(\.accessibilityTexts) : []
    return [content.label].compactMap { $0 } + inside + [content.value].compactMap { $0 }
  }

  /// The children by priority; equal ones keep their order.
  private var inSpokenOrder: [PlacedNode] {
    guard children.contains(where: { $0.node.accessibility.sortPriority != 0 }) else { return children }
    return children.enumerated()
      .sorted {
        (-$0.element.node.accessibility.sortPriority, $0.offset)
          < (-$1.element.node.accessibility.sortPriority, $1.offset)
      }
      .map(\.element)
  }
}
