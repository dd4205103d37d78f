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

  /// The shape of the system: on iOS 26 a capsule.
  public static let automatic = ButtonBorderShape(.automatic)
  public static let capsule = ButtonBorderShape(.capsule)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(.circle)
  /// A rounded rectangle with a radius for the control size.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))

  /// A rounded rectangle with corners of `radius` points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline for a button of the regular size.
  public func path(in rect: CGRect) -> Path { path(in: rect, .iOS26, .regular) }

  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    path(in: rect, environment.systemStyle, environment.controlSize)
  }

  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var copy = self
    copy.inset += amount
    return copy
  }

  private func path(in rect: CGRect, _ system: SystemStyle, _ size: ControlSize) -> Path {
    let metrics = system.controls.button
    let radius: CGFloat?
    switch kind {
    case .circle: return Circle().inset(by: inset).path(in: rect)
    case .automatic: radius = metrics.automaticRadius
    case .capsule: radius = nil
    case .roundedRectangle(let own): radius = max(0, own ?? metrics.radius(for: size))
    }
    guard let radius else { return Capsule(style: .circular).inset(by: inset).path(in: rect) }
    return RoundedRectangle(cornerRadius: radius).inset(by: inset).path(in: rect)
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
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> _EnvironmentModifier<Self> {
    environment(\.buttonBorderShape, shape)
  }
}
