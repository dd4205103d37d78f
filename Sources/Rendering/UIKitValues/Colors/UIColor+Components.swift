public import Foundation
import Graphics
import Views

extension UIColor {
  /// The colour in the current traits: those of the view whose body is evaluated, or light.
  var resolved: ResolvedColor { resolved(in: EnvironmentValues.current.colorScheme) }

  private func resolved(in scheme: ColorScheme) -> ResolvedColor {
    var environment = EnvironmentValues.current
    environment.colorScheme = scheme
    let resolved = color.resolve(in: environment)
    return ResolvedColor(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      alpha: Double(resolved.opacity))
  }

  /// Writes the gamma-encoded sRGB components in the current traits. Always true. Apple's page:
  /// UIKit/UIColor/getRed(_:green:blue:alpha:).
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the luminance by Rec. 709's weights. Always true. Apple's page: UIKit/UIColor/getWhite(_:alpha:).
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = resolved
    white?.pointee = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// The colour for only light or dark. Apple's page: UIKit/UIColor/resolvedColor(with:).
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let color = resolved(in: traitCollection.userInterfaceStyle == .dark ? .dark : .light)
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Writes hue, saturation and brightness, 0…1. Always true.
  /// Apple's page: UIKit/UIColor/getHue(_:saturation:brightness:alpha:).
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    let span = most - least
    var sixth = 0.0
    if span > 0 {
      sixth =
        switch most {
        case color.red: (color.green - color.blue) / span
        case color.green: 2 + (color.blue - color.red) / span
        default: 4 + (color.red - color.green) / span
        }
    }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  /// Sets the fill and stroke colour of the current image. Apple's page: UIKit/UIColor/set().
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { DrawingSurface.current?.state.fill = resolved }
  public func setStroke() { DrawingSurface.current?.state.stroke = resolved }
}
