import Foundation
import Graphics

/// A pane through which the views behind it are seen blurred. Apple's page: SwiftUI/Material.
///
/// In a widget a material blurs the widget's own content, never the wallpaper. Apple publishes no numbers; those here are
/// ours, chosen by eye: a Gaussian of 25 points, 1.8 times the saturation, and a tint that is the denser the thicker the
/// material is.
public struct Material: ShapeStyle, Hashable {
  private enum Thickness: Int {
    case ultraThin, thin, regular, thick, ultraThick
  }

  private let thickness: Thickness

  /// Mostly transparent. Apple's page: SwiftUI/Material/ultraThin.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// More transparent than not.
  public static let thin = Material(thickness: .thin)
  /// Somewhat transparent.
  public static let regular = Material(thickness: .regular)
  /// More opaque than not.
  public static let thick = Material(thickness: .thick)
  /// Mostly opaque.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// As the system's toolbars.
  public static let bar = Material(thickness: .thick)

  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let densities = environment.colorScheme == .dark ? [0.42, 0.55, 0.68, 0.8, 0.9] : [0.36, 0.5, 0.64, 0.78, 0.9]
    let color =
      environment.colorScheme == .dark ? ResolvedColor(bytes: 37, 37, 40) : ResolvedColor(bytes: 246, 246, 248)
    let tint = color.opacity(densities[thickness.rawValue])
    return _Paint(.material(Backdrop(radius: 25, saturation: 1.8, tint: tint)))
  }
}

extension ShapeStyle where Self == Material {
  /// Somewhat transparent.
  public static var regularMaterial: Material { .regular }
  /// More opaque than not.
  public static var thickMaterial: Material { .thick }
  /// More transparent than not.
  public static var thinMaterial: Material { .thin }
  /// Mostly transparent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As the system's toolbars.
  public static var bar: Material { .bar }
}
