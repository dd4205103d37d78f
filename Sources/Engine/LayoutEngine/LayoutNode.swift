import Diagnostics
package import Foundation
package import Graphics

/// A view after lowering: a rule, the children it arranges and what is painted in its frame.
///
/// Nodes live as long as one picture is made, on one thread. They remember what their rule answered: each question is
/// asked once, so that the work grows with the number of views, not with the depth of their nesting.
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
  private(set) var deferredContent: ((CGRect, EdgeInsets) -> LayoutNode)?
  private var placementActions: [(CGRect) -> Void] = []
  private var sizes = LayoutCache<ProposedViewSize, CGSize>()
  private var arrangements = LayoutCache<ProposedViewSize, [Placement]>()
  private var guides = LayoutCache<GuideQuestion, CGFloat?>()
  private var lengths = LayoutCache<LengthQuestion, CGFloat>()
  private var register = ProposalQuantizer()
  private var isApproximated = false
  /// How many nodes are inside of each other here, this one included.
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

  /// The size that the node takes for `proposal`; asked of the rule once.
  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let proposal = answered(proposal)
    if let size = sizes[proposal] { return size }
    let size = valid(rule.fittingSize(proposal, children))
    sizes.remember(size, to: proposal)
    return size
  }

  /// One side of the size that the node takes for `proposal`, which may be known with less effort than both.
  package func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if let size = sizes[proposal] { return size[axis] }
    let proposal = answered(proposal)
    let question = LengthQuestion(axis: axis, proposal: proposal)
    if let length = lengths[question] { return length }
    guard let length = rule.length(axis, for: proposal, children), length >= 0 else {
      return fittingSize(proposal)[axis]
    }
    // A leaf knows as fast as it remembers.
    if !children.isEmpty { lengths.remember(length, to: question) }
    return length
  }

  /// Where the children go when the node has the size that it takes for `proposal`; asked of the rule once.
  package func placements(_ proposal: ProposedViewSize) -> [Placement] {
    if children.isEmpty { return [] }
    if let known = arrangements[proposal] { return known }
    let proposal = answered(proposal)
    if let known = arrangements[proposal] { return known }
    var placements = rule.placements(in: fittingSize(proposal), proposal: proposal, children)
    for index in placements.indices where placements[index].origin.hasNaN {
      placements[index].origin = placements[index].origin.withoutNaN
    }
    arrangements.remember(placements, to: proposal)
    return placements
  }

  /// The size for `proposal` together with the guides.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: fittingSize(proposal)) { [self] in explicitGuide($0, in: proposal) }
  }

  /// The guide that the node, or what is inside, states when it is offered `proposal`.
  func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if children.isEmpty {
      let proposal = proposal.withoutNaN
      return rule.explicitGuide(key, in: fittingSize(proposal), proposal: proposal, children).flatMap {
        $0.isNaN ? nil : $0
      }
    }
    let question = GuideQuestion(key: key, proposal: answered(proposal))
    if let known = guides[question] { return known }
    let value = rule.explicitGuide(key, in: fittingSize(question.proposal), proposal: question.proposal, children)
    let guide = value.flatMap { $0.isNaN ? nil : $0 }
    guides.remember(guide, to: question)
    return guide
  }

  /// The guide when the node is offered `proposal`: an explicit one, else the alignment's default.
  func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat {
    explicitGuide(key, in: proposal) ?? dimensions(in: proposal).defaultValue(of: key)
  }

  /// The proposal that the node answers when it is offered `proposal`: that one, unless it was offered too many.
  private func answered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let proposal = proposal.withoutNaN
    guard height >= ProposalQuantizer.leastHeight else { return proposal }
    let answered = register.answered(proposal)
    if answered != proposal, !isApproximated {
      isApproximated = true
      DiagnosticLog.current.report(
        Diagnostic(
          id: "layout.approximated",
          message: "views deep inside of each other ask for too many sizes; some are taken for the nearest one",
          subject: [rule.name, traits.label].compactMap { $0 }.joined(separator: " ")))
    }
    return answered
  }

  /// Lays out what `content` gives for the node's frame on the canvas, in the node's upper leading corner. It is told,
  /// too, how far beyond the frame's sides the canvas goes on under things that cover it.
  package func deferContent(_ content: @escaping (CGRect, _ safeAreaInsets: EdgeInsets) -> LayoutNode) {
    deferredContent = content
  }

  /// Tells `action` the node's frame on the canvas when it is placed, before its children are.
  package func onPlaced(_ action: @escaping (CGRect) -> Void) { placementActions.append(action) }

  func placed(in frame: CGRect) {
    for action in placementActions { action(frame) }
  }

  /// What the node wants between itself and its neighbours.
  package private(set) lazy var spacing: ViewSpacing = rule.spacing(children)

  /// Whether the node is a spacer, or one with modifiers: stacks serve it last.
  package private(set) lazy var isSpacer: Bool =
    traits.isSpacer || (rule.speaksForOnlyChild(children) && children.first?.isSpacer == true)

  /// Stacks serve nodes of higher priority first; spacers last, unless they state one.
  package var priority: Double { traits.priority ?? (isSpacer ? -.infinity : 0) }

  /// A rule answers with numbers; a user's layout may not.
  private func valid(_ size: CGSize) -> CGSize {
    guard !(size.width >= 0 && size.height >= 0) else { return size }
    let name = [rule.name, traits.label].compactMap { $0 }.joined(separator: " ")
    DiagnosticLog.current.report(
      Diagnostic(
        id: "layout.invalid-number",
        message: "the size \(size.width) × \(size.height) is not one; taken as 0 where it is negative or not a number",
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
