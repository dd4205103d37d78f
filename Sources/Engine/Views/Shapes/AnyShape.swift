public import Foundation
public import Graphics
public import LayoutEngine

/// Any shape, its type forgotten. Apple's page: SwiftUI/AnyShape.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Forgets the type of `shape`.
  public init<Outline: Shape>(_ shape: Outline) { self.shape = shape }

  /// See ``Shape/path(in:)``.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// See ``Shape/sizeThatFits(_:)``.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// As the shape says.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// See ``Shape/_path(in:_:)``.
  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path { shape._path(in: rect, environment) }
}
