public import Foundation

/// A guide along x by which views are aligned. Apple's page: SwiftUI/HorizontalAlignment.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  init(key: AlignmentKey) { self.key = key }

  private init(builtIn id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal, passesThroughStacks: false)
  }

  /// The left edge; in a right-to-left layout the right one.
  public static let leading = HorizontalAlignment(builtIn: Leading.self)
  public static let center = HorizontalAlignment(builtIn: Center.self)
  /// The right edge; in a right-to-left layout the left one.
  public static let trailing = HorizontalAlignment(builtIn: Trailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A guide along y by which views are aligned. Apple's page: SwiftUI/VerticalAlignment.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  init(key: AlignmentKey) { self.key = key }

  private init(builtIn id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical, passesThroughStacks: false)
  }

  public static let top = VerticalAlignment(builtIn: Top.self)
  public static let center = VerticalAlignment(builtIn: Center.self)
  public static let bottom = VerticalAlignment(builtIn: Bottom.self)
  /// The baseline of the first line of text; the bottom edge of views without text.
  public static let firstTextBaseline = VerticalAlignment(
    key: AlignmentKey(FirstBaseline.self, axis: .vertical, combination: .minimum))
  /// The baseline of the last line of text; the bottom edge of views without text.
  public static let lastTextBaseline = VerticalAlignment(
    key: AlignmentKey(LastBaseline.self, axis: .vertical, combination: .maximum))

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// An alignment along both axes. Apple's page: SwiftUI/Alignment.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, on the first baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle, on the first baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, on the first baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge, on the last baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle, on the last baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, on the last baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  package func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}

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
