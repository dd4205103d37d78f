public import Foundation
public import Graphics
import LayoutEngine

/// The border shape of bordered buttons. Apple's page: SwiftUI/ButtonBorderShape.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  private let kind: Kind
  private var inset: CGFloat = 0

  private init(_ kind: Kind) { self.kind = kind }

  /// A capsule with round ends, as on iOS 26.
  public static let automatic = ButtonBorderShape(.automatic)
  public static let capsule = ButtonBorderShape(.capsule)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(.circle)
  /// A rounded rectangle with a radius for the control size: 8 points, 12 for large buttons.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))

  /// A rounded rectangle with corners of `radius` points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline for a button of the regular size.
  public func path(in rect: CGRect) -> Path { path(in: rect, radius: 8) }

  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    return path(in: rect, radius: isLarge ? 12 : 8)
  }

  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var copy = self
    copy.inset += amount
    return copy
  }

  private func path(in rect: CGRect, radius: CGFloat) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule(style: .circular).inset(by: inset).path(in: rect)
    case .circle: Circle().inset(by: inset).path(in: rect)
    case .roundedRectangle(let own):
      RoundedRectangle(cornerRadius: max(0, own ?? radius)).inset(by: inset).path(in: rect)
    }
  }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension View {
  /// Sets the border shape of the bordered buttons in the view. Apple's page: SwiftUI/View/buttonBorderShape(_:).
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
