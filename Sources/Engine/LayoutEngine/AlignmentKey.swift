public import Foundation

/// A custom alignment guide. Apple's page: SwiftUI/AlignmentID.
public protocol AlignmentID: SendableMetatype {
  /// The guide of a view that does not set it, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment guide, and how several explicit ones in a container are combined.
package struct AlignmentKey: Hashable, Sendable {
  /// How explicit values of several children are combined. Apple's page: VerticalAlignment/combineExplicit(_:).
  enum Combination: Hashable, Sendable { case mean, minimum, maximum }

  let id: any AlignmentID.Type
  package let axis: Axis
  let combination: Combination
  /// False for SwiftUI's own guides, except baselines.
  let passesThroughStacks: Bool

  init(_ id: any AlignmentID.Type, axis: Axis, combination: Combination = .mean, passesThroughStacks: Bool = true) {
    self.id = id
    self.axis = axis
    self.combination = combination
    self.passesThroughStacks = passesThroughStacks
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// The combined value; nil for none.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    return switch combination {
    case .mean: values.reduce(0, +) / CGFloat(values.count)
    case .minimum: values.min()
    case .maximum: values.max()
    }
  }
}
