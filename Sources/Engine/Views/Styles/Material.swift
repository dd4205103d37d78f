import Foundation
import Graphics

/// A layer that blurs the views behind it. Apple's page: SwiftUI/Material.
///
/// In a widget a material blurs the widget's own content, never the wallpaper. Thicker materials have a denser tint.
public struct Material: ShapeStyle, Hashable {
  private enum Thickness: Int {
    case ultraThin, thin, regular, thick, ultraThick
  }

  private let thickness: Thickness

  /// Mostly translucent. Apple's page: SwiftUI/Material/ultraThin.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// More translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// Somewhat translucent.
  public static let regular = Material(thickness: .regular)
  /// More opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// Mostly opaque.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of the system's toolbars.
  public static let bar = Material(thickness: .thick)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    if environment.accessibilityReduceTransparency { return _Paint(.color(environment.color(.material).opacity(1))) }
    let metrics = environment.systemStyle.materials
    let densities = environment.colorScheme == .dark ? metrics.darkDensities : metrics.lightDensities
    let tint = environment.color(.material).opacity(densities[thickness.rawValue])
    return _Paint(.material(Backdrop(radius: metrics.blurRadius, saturation: metrics.saturation, tint: tint)))
  }
}

extension ShapeStyle where Self == Material {
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// More opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// More translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the system's toolbars.
  public static var bar: Material { .bar }
}

extension EnvironmentValues {
  /// The material behind the view, set by `background`; nil if there is none. Apple's page:
  /// SwiftUI/EnvironmentValues/backgroundMaterial.
  ///
  /// On a material the system draws secondary styles in vibrant colours; here they do not change.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension View {
  /// Sets the material behind the view, if `style` is one.
  func overMaterial(_ style: some ShapeStyle) -> _EnvironmentModifier<Self> {
    changingEnvironment { environment in
      let material = style as? Material
      if environment.backgroundMaterial != material { environment.backgroundMaterial = material }
    }
  }
}
