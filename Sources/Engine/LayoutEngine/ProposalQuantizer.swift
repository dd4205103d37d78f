import Foundation

/// The proposals that a node answers, of those that it was offered.
///
/// A container may offer each child several sizes for each that it is offered itself: most of these are equal to others,
/// or stop being different a few levels further down, but not all. What is inside of thirty such containers would be
/// offered millions. So a node with much inside answers a limited number; after that it takes an offer for the nearest
/// one that it has answered. No tree that a person would write comes near the limits, in which the result is exact.
struct ProposalQuantizer {
  /// Nodes with fewer levels below them answer whatever they are asked.
  static let leastHeight = 6
  /// How many proposals with lengths of their own along both axes are answered.
  private static let mostSizes = 16
  /// How many proposals with a length of its own along one axis, and each of 0, infinity and nil along the other.
  private static let mostLengths = 12

  private var known: [Kind: [ProposedViewSize]] = [:]

  /// `proposal`, or the nearest known one if there are too many.
  mutating func answered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let kind = Kind(proposal)
    guard kind.width == .length || kind.height == .length else { return proposal }
    let others = known[kind, default: []]
    if others.contains(proposal) { return proposal }
    if others.count < (kind.width == kind.height ? Self.mostSizes : Self.mostLengths) {
      known[kind, default: []].append(proposal)
      return proposal
    }
    return others.min { $0.distance(to: proposal) < $1.distance(to: proposal) } ?? proposal
  }

  /// Which lengths are ones of their own: proposals of different kinds never stand for each other.
  private struct Kind: Hashable {
    enum Length: Hashable { case ideal, zero, length, infinity }

    let width: Length
    let height: Length

    init(_ proposal: ProposedViewSize) {
      width = Self.kind(proposal.width)
      height = Self.kind(proposal.height)
    }

    private static func kind(_ length: CGFloat?) -> Length {
      switch length {
      case nil: .ideal
      case .some(0): .zero
      case .some(let length): length.isFinite ? .length : .infinity
      }
    }
  }
}

extension ProposedViewSize {
  fileprivate func distance(to other: ProposedViewSize) -> CGFloat {
    func distance(_ axis: Axis) -> CGFloat {
      guard let length = self[axis], let other = other[axis], length != other else { return 0 }
      return abs(length - other)
    }
    return distance(.horizontal) + distance(.vertical)
  }
}
