/// What a node says to somebody who cannot see the picture: it becomes the picture's alternative text.
package struct AccessibilityContent: Hashable {
  /// What becomes of the nodes inside.
  package enum Children: Hashable, Sendable {
    /// They speak for themselves.
    case contain
    /// They are not spoken.
    case ignore
  }

  /// What the node is. Stands for everything inside.
  package var label: String?
  /// What the node shows at the moment.
  package var value: String?
  /// The node and everything inside is not spoken.
  package var isHidden = false
  package var children = Children.contain
  /// Siblings of higher priority are spoken first.
  package var sortPriority = 0.0

  package init() {}
}

extension PlacedNode {
  /// The texts of the node and everything inside, in the order in which they are spoken.
  package var spokenTexts: [String] {
    let content = node.accessibility
    guard !content.isHidden else { return [] }
    let inside = content.label == nil && content.children == .contain ? inSpokenOrder.flatMap(\.spokenTexts) : []
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
