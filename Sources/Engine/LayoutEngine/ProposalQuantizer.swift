import Foundation

/// Limits the number of different proposals to a node.
///
/// A container may propose several sizes to each child for each proposal it receives. Most of these are equal to
/// others, or become equal a few levels further down, but not all: a view inside thirty such containers would get
/// millions of proposals. So a node with many levels inside answers a limited number; after that, it uses the nearest
/// proposal that it has answered. The limits are far above those of ordinary views; below them the result is exact.
struct ProposalQuantizer {
  /// Nodes with fewer levels answer every proposal.
  static let leastHeight = 6
  /// How many proposals with two distinct lengths are answered.
  private static let mostSizes = 16
  /// How many proposals with one distinct length are answered, for each of 0, infinity and nil along the other axis.
  private static let mostLengths = 12

  /// At most sixteen kinds: an array is faster than a dictionary.
  private var known: [(kind: Kind, proposals: [ProposedViewSize])] = []

  /// `proposal`, or the nearest known one if there are too many.
  mutating func quantized(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let kind = Kind(proposal)
    guard kind.width == .length || kind.height == .length else { return proposal }
    guard let place = known.firstIndex(where: { $0.kind == kind }) else {
      known.append((kind, [proposal]))
      return proposal
    }
    let others = known[place].proposals
    if others.contains(proposal) { return proposal }
    if others.count < (kind.width == kind.height ? Self.mostSizes : Self.mostLengths) {
      known[place].proposals.append(proposal)
      return proposal
    }
    return others.min { $0.distance(to: proposal) < $1.distance(to: proposal) } ?? proposal
  }

  /// Which lengths are distinct values. Proposals of different kinds never replace each other.
  private struct Kind: Equatable {
    enum Length: Equatable { case ideal, zero, length, infinity }

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

/// A small cache of answers by question. Most nodes have a handful, for which a linear search is faster than hashing.
struct LayoutCache<Question: Hashable, Answer> {
  private var few: [(question: Question, answer: Answer)] = []
  private var many: [Question: Answer] = [:]

  subscript(question: Question) -> Answer? {
    if let known = few.first(where: { $0.question == question }) { return known.answer }
    return many.isEmpty ? nil : many[question]
  }

  /// Adds an answer to a question that is not in the cache.
  mutating func remember(_ answer: Answer, to question: Question) {
    if few.count < 8 { few.append((question, answer)) } else { many.updateValue(answer, forKey: question) }
  }
}
