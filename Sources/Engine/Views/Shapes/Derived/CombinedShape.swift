public import Foundation
public import Graphics

/// Two shapes combined into one outline: the result of `union` and similar functions.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  let first: First
  let second: Second
  let operation: Operation
  let eoFill: Bool

  public func path(in rect: CGRect) -> Path { combined(first.path(in: rect), second.path(in: rect)) }

  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    combined(first._path(in: rect, environment), second._path(in: rect, environment))
  }

  private func combined(_ a: Path, _ b: Path) -> Path {
    switch operation {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .subtraction: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      var (first, second) = (first, second)
      (first.animatableData, second.animatableData) = (newValue.first, newValue.second)
      self = _CombinedShape(first: first, second: second, operation: operation, eoFill: eoFill)
    }
  }
}

extension Shape {
  /// The intersection of this shape and `other`. Apple's page: SwiftUI/Shape/intersection(_:eoFill:).
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The union of this shape and `other`. Apple's page: SwiftUI/Shape/union(_:eoFill:).
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// This shape without `other`. Apple's page: SwiftUI/Shape/subtracting(_:eoFill:).
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// The parts of this shape and `other` that do not overlap. Apple's page:
  /// SwiftUI/Shape/symmetricDifference(_:eoFill:).
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's line inside of `other`. Apple's page: SwiftUI/Shape/lineIntersection(_:eoFill:).
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's line outside of `other`. Apple's page: SwiftUI/Shape/lineSubtraction(_:eoFill:).
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
