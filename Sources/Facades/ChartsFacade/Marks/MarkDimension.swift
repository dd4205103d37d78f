public import Foundation

/// The width or height of a mark. Apple's page: Charts/MarkDimension.
public struct MarkDimension: Sendable {
  enum Kind { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let kind: Kind
  /// 70 % of the available size, or 10 points where it is unknown.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// Less than the available size by this many points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A fraction of the available size.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  var isAutomatic: Bool { if case .automatic = kind { true } else { false } }

  /// The length for a mark with `available` points; `nil` if the available size is unknown.
  func length(in available: CGFloat?, otherwise: CGFloat) -> CGFloat {
    let length: CGFloat =
      switch (kind, available) {
      case (.fixed(let value), _): value
      case (.inset(let value), let available?): available - 2 * value
      case (.ratio(let value), let available?): available * value
      case (_, let available?): available * 0.7
      case (_, nil): otherwise
      }
    return length.isFinite ? max(0, length) : 0
  }

  /// The radius in a circle of radius `whole`.
  func radius(in whole: CGFloat, otherwise: CGFloat) -> CGFloat {
    let radius: CGFloat =
      switch kind {
      case .automatic: otherwise
      case .fixed(let value): value
      case .inset(let value): whole - value
      case .ratio(let value): whole * value
      }
    return radius.isFinite ? max(0, radius) : 0
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// The width or height of the marks of a vectorized plot. Apple's page: Charts/MarkDimensions.
public struct MarkDimensions<DataElement> {
  let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }
  public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: value]) }
  }
  /// Less than the available size by this many points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }
  public static func inset(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: value]) }
  }
  /// A fraction of the available size.
  public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }
  public static func ratio(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: value]) }
  }
}

extension MarkDimensions: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
