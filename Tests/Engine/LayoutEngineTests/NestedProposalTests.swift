import Diagnostics
import Foundation
import Graphics
import Testing

@testable import LayoutEngine

/// How often the innermost of nested views is asked for its size.
///
/// Without a clock: growth per level shows in the number of questions.
struct NestedProposalTests {
  @Test func `a stack asks its content once for each level of stacks`() {
    let questions = Self.questions { inner, _ in .row(inner, .filler(minimum: 2)) }
    #expect(questions(30) <= 30)
  }

  @Test func `stacks with alternating axes ask in proportion to their depth`() {
    let questions = Self.questions { inner, level in
      level.isMultiple(of: 2) ? .row(inner, .square) : .column(inner, .square)
    }
    #expect(questions(30) <= 60)
  }

  @Test func `an aspect ratio at every level does not multiply the questions`() throws {
    let questions = Self.questions { inner, _ in
      .row(LayoutNode(AspectRatioRule(ratio: nil, contentMode: .fit), children: [inner]), .filler(minimum: 2))
    }
    #expect(questions(4) <= 20)
    try Self.expectSlowGrowth(questions)
  }

  @Test func `a given ratio at every level does not multiply the questions`() throws {
    let questions = Self.questions { inner, level in
      let framed = LayoutNode(AspectRatioRule(ratio: 1.4, contentMode: .fit), children: [inner])
      return level.isMultiple(of: 2) ? .row(framed, .square) : .column(framed, .square)
    }
    try Self.expectSlowGrowth(questions)
  }

  @Test func `frames with limits at every level do not multiply the questions`() throws {
    let questions = Self.questions { inner, level in
      let width = FlexibleFrameRule.Limits(min: 60 - CGFloat(level), ideal: nil, max: 300 - CGFloat(level))
      let height = FlexibleFrameRule.Limits(min: 61 - CGFloat(level), ideal: nil, max: 301 - CGFloat(level))
      let framed = LayoutNode(FlexibleFrameRule(width: width, height: height, alignment: .center), children: [inner])
      return level.isMultiple(of: 2) ? .row(framed, .square) : .column(framed, .square)
    }
    try Self.expectSlowGrowth(questions)
  }

  @Test func `grids at every level do not multiply the questions`() throws {
    let questions = Self.questions { inner, _ in
      let rows = [GridRowTraits(alignment: nil), GridRowTraits(alignment: nil)]
      let cells = [inner, LayoutNode.square, LayoutNode.filler(minimum: 3), LayoutNode.square]
      let children = cells.enumerated().map { index, cell in
        var traits = LayoutTraits()
        traits.cell.row = rows[index / 2]
        return LayoutNode(CellRule(), children: [cell], traits: traits)
      }
      return LayoutNode(
        GridRule(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0), children: children)
    }
    try Self.expectSlowGrowth(questions)
  }

  @Test func `ViewThatFits at every level does not multiply the questions`() throws {
    let questions = Self.questions { inner, level in
      let choice = LayoutNode(ViewThatFitsRule(axes: .horizontal), children: [inner, .square])
      return level.isMultiple(of: 2) ? .row(choice, .square) : .column(choice, .square)
    }
    try Self.expectSlowGrowth(questions)
  }

  /// A user's layout may ask anything: here, three new cross lengths for each proposal.
  @Test func `a container with three new proposals for each asks in proportion to the depth`() throws {
    let questions = Self.questions { inner, _ in LayoutNode(CuriousRule(), children: [inner]) }
    #expect(questions(4) > 27)
    try #require(questions(11) <= 3 * questions(9))
    #expect(questions(30) <= 3 * questions(11))
  }

  @Test func `approximated sizes are reported`() {
    let log = DiagnosticLog()
    log.collecting {
      _ = Self.questions { inner, _ in LayoutNode(CuriousRule(), children: [inner]) }(30)
    }
    #expect(Set(log.diagnostics.map(\.id)) == ["layout.approximated"])
  }

  @Test func `twelve levels of ordinary stacks are laid out without approximation`() {
    let log = DiagnosticLog()
    log.collecting {
      _ = Self.questions { inner, level in
        level.isMultiple(of: 2)
          ? .row(inner, .square, .filler(minimum: 2)) : .column(.square, inner, .filler(minimum: 4))
      }(12)
    }
    #expect(log.diagnostics.isEmpty)
  }

  /// Six more levels do not double the questions, nor do eighteen more triple them. An exponential layout fails at
  /// once instead of running for a year.
  private static func expectSlowGrowth(_ questions: (_ depth: Int) -> Int) throws {
    let few = questions(12)
    try #require(questions(18) <= 2 * few)
    #expect(questions(30) <= 3 * few)
  }

  /// How often a leaf is asked for its size in a tree of a given depth, which is placed as in a picture.
  private static func questions(_ step: @escaping (LayoutNode, Int) -> LayoutNode) -> (_ depth: Int) -> Int {
    { depth in
      let leaf = CountingRule()
      let tree = (0..<depth).reduce(LayoutNode(leaf)) { step($0, $1) }
      _ = PlacedNode.root(tree, in: CGSize(width: 1_000_000, height: 700_000))
      return leaf.questions.count
    }
  }
}

/// Takes the proposed size, and counts the distinct proposals.
private final class CountingRule: LayoutRule {
  private(set) var questions: Set<ProposedViewSize> = []
  let name = "counting"

  func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    questions.insert(proposal)
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: 20))
  }
}

/// A grid's cell.
private struct CellRule: ModifierRule {
  let name = "cell"
}

/// Proposes three sizes, all different from its own proposal.
private struct CuriousRule: ModifierRule {
  let name = "curious"

  func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: .zero)
    let answers = [0.9, 0.8, 0.7].map { part in
      children[0].fittingSize(ProposedViewSize(width: size.width * part, height: size.height * (part - 0.05)))
    }
    return answers[0]
  }
}

extension LayoutNode {
  fileprivate static var square: LayoutNode { LayoutNode(SquareRule("Circle")) }

  fileprivate static func filler(minimum: CGFloat) -> LayoutNode {
    let limits = FlexibleFrameRule.Limits(min: minimum, ideal: nil, max: nil)
    return LayoutNode(
      FlexibleFrameRule(width: limits, height: limits, alignment: .center), children: [LayoutNode(FillingRule("Color"))]
    )
  }

  fileprivate static func row(_ children: LayoutNode...) -> LayoutNode {
    LayoutNode(
      StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0), children: children)
  }

  fileprivate static func column(_ children: LayoutNode...) -> LayoutNode {
    LayoutNode(
      StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0), children: children)
  }
}
