/// A type whose data could be animated. Apple's page: SwiftUI/Animatable.
///
/// A still picture shows the data as they are; nothing here ever calls ``animatableData``.
public protocol Animatable {
  /// The type of ``animatableData``.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What an animation would change.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// Values that can be added and stretched. Apple's page: SwiftUI/VectorArithmetic.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by `rhs`.
  mutating func scale(by rhs: Double)

  /// The square of the value's length.
  var magnitudeSquared: Double { get }
}

/// No data at all. Apple's page: SwiftUI/EmptyAnimatableData.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates the only value.
  public init() {}

  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only value.
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { zero }
  /// The only value.
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { zero }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together. Apple's page: SwiftUI/AnimatablePair.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// The sums of both values.
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }
  /// The differences of both values.
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }
  /// Multiplies both values.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squares of both lengths.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
