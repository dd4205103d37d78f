/// A value that can change gradually. Apple's page: SwiftUI/Animatable.
///
/// A picture stands still: the conformance compiles, and nothing ever changes the data.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What would change.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // swift-format-ignore
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

/// Nothing to animate. Apple's page: SwiftUI/EmptyAnimatableData.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates nothing.
  public init() {}

  /// Nothing.
  public static let zero = EmptyAnimatableData()
  /// Nothing.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }
  /// Nothing.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
