public import Foundation
public import Graphics

/// A path is a shape that looks the same in every rectangle; as a view it is drawn from its frame's top left corner and
/// may leave the frame.
extension Path: Shape {
  /// The path itself.
  public func path(in rect: CGRect) -> Path { self }

  /// A path has no data of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData
}
