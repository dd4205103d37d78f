public import Graphics

/// A style with a changed paint.
struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: @Sendable (Paint, EnvironmentValues) -> Paint

  func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(change(base._paint(in: environment).paint, environment))
  }

  func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    _Paint(change(base._paint(atLevel: level, in: environment).paint, environment))
  }
}

extension ShapeStyle {
  /// Multiplies the style's opacity by `opacity`, 0…1. Apple's page: SwiftUI/ShapeStyle/opacity(_:).
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    let factor = opacity.finiteValue(of: "opacity", else: 1)
    return ModifiedShapeStyle(base: self) { paint, _ in paint.opacity(min(max(factor, 0), 1)) }
  }

  /// Blends the style with what is behind it. Apple's page: SwiftUI/ShapeStyle/blendMode(_:).
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self) { paint, _ in mode == .normal ? paint : .effect(.blend(mode), paint) }
  }

  /// Adds a shadow to what the style fills. Apple's page: SwiftUI/ShapeStyle/shadow(_:).
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self) { .effect(style.effect(in: $1), $0) }
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied, 0…1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground style, blended with what is behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
