public import Foundation

/// A named line in a view, by which a container aligns it. Apple's page: SwiftUI/AlignmentID.
public protocol AlignmentID: SendableMetatype {
  /// Where the line is in a view that says nothing about it, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment guide, and how several explicit ones inside a container become one.
package struct AlignmentKey: Hashable, Sendable {
  /// How explicit values of several children combine. Apple's page: VerticalAlignment/combineExplicit(_:).
  enum Combination: Hashable, Sendable { case mean, minimum, maximum }

  /// The type that gives the default.
  let id: any AlignmentID.Type
  /// Whether the guide is a distance along x or along y.
  package let axis: Axis
  let combination: Combination
  /// Guides that SwiftUI itself names do not pass through stacks, except baselines.
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

  /// One value for several, or nil for none.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    return switch combination {
    case .mean: values.reduce(0, +) / CGFloat(values.count)
    case .minimum: values.min()
    case .maximum: values.max()
    }
  }
}
