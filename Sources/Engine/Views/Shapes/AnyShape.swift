public import Foundation
public import Graphics
public import LayoutEngine

/// A type-erased shape. Apple's page: SwiftUI/AnyShape.
public struct AnyShape: Shape {
  private let shape: any Shape

  public init<Outline: Shape>(_ shape: Outline) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path { shape._path(in: rect, environment) }
}
