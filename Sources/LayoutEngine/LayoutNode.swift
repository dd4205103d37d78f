package import Foundation
package import Graphics

/// A view after lowering: a rule, the children it arranges and what is painted in its frame.
///
/// Nodes live as long as one picture is made, on one thread. They remember the sizes they answered.
public final class LayoutNode {
  /// Turns a placed node into display items.
  package typealias Drawing = (DrawingSite) -> [DisplayItem]

  package let rule: any LayoutRule
  package let children: [LayoutNode]
  package let traits: LayoutTraits
  /// Nil for nodes that only arrange.
  package let drawing: Drawing?
  /// What is said of the node to somebody who cannot see it.
  package var accessibility = AccessibilityContent()
  /// Makes what is inside once the node has its frame on the canvas.
  private(set) var deferredContent: ((CGRect) -> LayoutNode)?
  private var placementActions: [(CGRect) -> Void] = []
  private var sizes: [ProposedViewSize: CGSize] = [:]

  package init(
    _ rule: any LayoutRule, children: [LayoutNode] = [], traits: LayoutTraits = LayoutTraits(), drawing: Drawing? = nil
  ) {
    self.rule = rule
    self.children = children
    self.traits = traits
    self.drawing = drawing
  }

  /// The size that the node takes for `proposal`; asked of the rule once.
  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = rule.fittingSize(proposal, children)
    sizes[proposal] = size
    return size
  }

  /// The size for `proposal` together with the guides.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = fittingSize(proposal)
    return ViewDimensions(size: size) { [rule, children] key in
      rule.explicitGuide(key, in: size, proposal: proposal, children)
    }
  }

  /// Lays out what `content` gives for the node's frame on the canvas, in the node's upper leading corner.
  package func deferContent(_ content: @escaping (CGRect) -> LayoutNode) { deferredContent = content }

  /// Tells `action` the node's frame on the canvas when it is placed, before its children are.
  package func onPlaced(_ action: @escaping (CGRect) -> Void) { placementActions.append(action) }

  func placed(in frame: CGRect) {
    for action in placementActions { action(frame) }
  }

  package var spacing: ViewSpacing { rule.spacing(children) }
}

/// Where a node is painted, and with what inside.
package struct DrawingSite {
  /// The layout frame on the canvas; painting rounds it to pixels where it wants to.
  package let frame: CGRect
  /// What the node was offered when it took the frame's size.
  package let proposal: ProposedViewSize
  /// What the children paint, child by child.
  package let children: [[DisplayItem]]

  /// What all children paint, back to front.
  package var content: [DisplayItem] { children.flatMap { $0 } }
}

/// What a view says about itself to the container that arranges it.
package struct LayoutTraits: Hashable {
  /// Stacks serve higher priorities first.
  package var priority: Double = 0
  /// Higher is painted later.
  package var zIndex: Double = 0
  /// A spacer takes what is left along the stack's axis.
  package var isSpacer = false
  /// Mirrors placements.
  package var isRightToLeft = false
  /// What the layout dump adds to the rule's name: `"Chapter 42"`.
  package var label: String?

  package init() {}
}
