import Diagnostics
package import Foundation
package import Graphics

/// A lowered view: a rule, the children that it arranges, and what is painted in its frame.
///
/// Nodes exist while one picture is made, on one thread. They cache the answers of their rule, so that the work grows
/// with the number of views and not with the depth of their nesting.
public final class LayoutNode {
  /// Creates the display items of a placed node.
  package typealias Drawing = (DrawingSite) -> [DisplayItem]

  package let rule: any LayoutRule
  package let children: [LayoutNode]
  package let traits: LayoutTraits
  /// Nil for nodes that only arrange their children.
  package let drawing: Drawing?
  /// The node's description for users who cannot see it.
  package var accessibility = AccessibilityContent()
  /// How the node changes from entry to entry; nil in still pictures.
  package var change: NodeChange?
  /// Creates the content when the node has its frame on the canvas.
  private(set) var deferredContent: ((CGRect, EdgeInsets) -> LayoutNode)?
  private var placementActions: [(CGRect) -> Void] = []
  private var sizes = LayoutCache<ProposedViewSize, CGSize>()
  private var arrangements = LayoutCache<ProposedViewSize, [Placement]>()
  private var guides = LayoutCache<GuideQuestion, CGFloat?>()
  private var lengths = LayoutCache<LengthQuestion, CGFloat>()
  private var register = ProposalQuantizer()
  private var isApproximated = false
  /// The number of nested levels of nodes, including this one.
  private let height: Int

  package init(
    _ rule: any LayoutRule, children: [LayoutNode] = [], traits: LayoutTraits = LayoutTraits(), drawing: Drawing? = nil
  ) {
    self.rule = rule
    self.children = children
    self.drawing = drawing
    height = 1 + (children.lazy.map(\.height).max() ?? 0)
    self.traits = rule.isModifier ? children.first.map { traits.inheriting($0.traits) } ?? traits : traits
  }

  /// The node's size for `proposal`. Cached.
  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let proposal = quantized(proposal)
    if let size = sizes[proposal] { return size }
    let size = valid(rule.fittingSize(proposal, children))
    sizes.remember(size, to: proposal)
    return size
  }

  /// One dimension of the node's size for `proposal`, which may take less work than the whole size.
  package func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if let size = sizes[proposal] { return size[axis] }
    let proposal = quantized(proposal)
    let question = LengthQuestion(axis: axis, proposal: proposal)
    if let length = lengths[question] { return length }
    guard let length = rule.length(axis, for: proposal, children), length >= 0 else {
      return fittingSize(proposal)[axis]
    }
    // For a leaf, the cache would not be faster.
    if !children.isEmpty { lengths.remember(length, to: question) }
    return length
  }

  /// The placements of the children when the node has its size for `proposal`. Cached.
  package func placements(_ proposal: ProposedViewSize) -> [Placement] {
    if children.isEmpty { return [] }
    if let known = arrangements[proposal] { return known }
    let proposal = quantized(proposal)
    if let known = arrangements[proposal] { return known }
    var placements = rule.placements(in: fittingSize(proposal), proposal: proposal, children)
    for index in placements.indices where placements[index].origin.hasNaN {
      placements[index].origin = placements[index].origin.withoutNaN
    }
    arrangements.remember(placements, to: proposal)
    return placements
  }

  /// The size for `proposal`, with the alignment guides.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: fittingSize(proposal)) { [self] in explicitGuide($0, in: proposal) }
  }

  /// The guide that the node, or a view inside, sets explicitly for `proposal`.
  func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if children.isEmpty {
      let proposal = proposal.withoutNaN
      return rule.explicitGuide(key, in: fittingSize(proposal), proposal: proposal, children).flatMap {
        $0.isNaN ? nil : $0
      }
    }
    let question = GuideQuestion(key: key, proposal: quantized(proposal))
    if let known = guides[question] { return known }
    let value = rule.explicitGuide(key, in: fittingSize(question.proposal), proposal: question.proposal, children)
    let guide = value.flatMap { $0.isNaN ? nil : $0 }
    guides.remember(guide, to: question)
    return guide
  }

  /// The guide for `proposal`: the explicit one, otherwise the alignment's default.
  func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat {
    explicitGuide(key, in: proposal) ?? dimensions(in: proposal).defaultValue(of: key)
  }

  /// The proposal that is used for `proposal`: the same, or a similar one if there were too many.
  private func quantized(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.withoutNaN
    guard height >= ProposalQuantizer.leastHeight else { return proposal }
    let answered = register.quantized(proposal)
    if answered != proposal, !isApproximated {
      isApproximated = true
      DiagnosticLog.current.report(
        Diagnostic(
          id: "layout.approximated",
          message: "deeply nested views ask for too many sizes; some are replaced by the nearest size",
          subject: [rule.name, traits.label].compactMap { $0 }.joined(separator: " ")))
    }
    return answered
  }

  /// Lays out the result of `content` in the node's upper leading corner. `content` receives the node's frame on the
  /// canvas, and how far the canvas extends beyond the frame's sides, under views that cover it.
  package func deferContent(_ content: @escaping (CGRect, _ safeAreaInsets: EdgeInsets) -> LayoutNode) {
    deferredContent = content
  }

  /// Calls `action` with the node's frame on the canvas when it is placed, before its children are.
  package func onPlaced(_ action: @escaping (CGRect) -> Void) { placementActions.append(action) }

  func placed(in frame: CGRect) {
    for action in placementActions { action(frame) }
  }

  /// The node's preferred distances to its neighbours.
  package private(set) lazy var spacing: ViewSpacing = rule.spacing(children)

  /// Whether the node is a spacer, or one with modifiers. Stacks size spacers last.
  package private(set) lazy var isSpacer: Bool =
    traits.isSpacer || (rule.takesRoleOfOnlyChild(children) && children.first?.isSpacer == true)

  /// Stacks size nodes with a higher priority first, and spacers without a priority last.
  package var priority: Double { traits.priority ?? (isSpacer ? -.infinity : 0) }

  /// The package's rules return valid numbers; a user's layout may not.
  private func valid(_ size: CGSize) -> CGSize {
    guard !(size.width >= 0 && size.height >= 0) else { return size }
    let name = [rule.name, traits.label].compactMap { $0 }.joined(separator: " ")
    DiagnosticLog.current.report(
      Diagnostic(
        id: "layout.invalid-number",
        message: "invalid size \(size.width) × \(size.height); a negative or NaN length is replaced by 0",
        subject: name))
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  private struct LengthQuestion: Hashable {
    let axis: Axis
    let proposal: ProposedViewSize
  }

  private struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let proposal: ProposedViewSize
  }
}

extension CGPoint {
  var hasNaN: Bool { x.isNaN || y.isNaN }
  var withoutNaN: CGPoint { CGPoint(x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y) }
}

/// The position and content of a node that is painted.
package struct DrawingSite {
  /// The layout frame on the canvas. Painting rounds it to pixels where needed.
  package let frame: CGRect
  /// The proposal for the frame's size.
  package let proposal: ProposedViewSize
  /// The display items of each child.
  package let children: [[DisplayItem]]

  /// The display items of all children, back to front.
  package var content: [DisplayItem] { children.flatMap { $0 } }
}
