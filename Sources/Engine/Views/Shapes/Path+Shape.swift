public import Foundation
public import Graphics

/// A path is a shape that is the same in every rectangle. As a view it is drawn from its frame's top left corner and
/// may extend outside of the frame.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }

  public typealias AnimatableData = EmptyAnimatableData
}
