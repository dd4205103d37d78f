public import Foundation
import Graphics
import Views

extension UIColor {
  /// The colour as it is in light.
  var resolved: ResolvedColor { resolved(in: .light) }

  private func resolved(in scheme: ColorScheme) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let resolved = color.resolve(in: environment)
    return ResolvedColor(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      alpha: Double(resolved.opacity))
  }

  /// Writes the components in gamma-encoded sRGB, as in light. Always true.
  /// Apple's page: UIKit/UIColor/getRed(_:green:blue:alpha:).
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

  /// Writes the grey that is as light, by Rec. 709's weights. Always true.
  /// Apple's page: UIKit/UIColor/getWhite(_:alpha:).
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = resolved
    white?.pointee = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// The colour for light or dark alone. Apple's page: UIKit/UIColor/resolvedColor(with:).
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let color = resolved(in: traitCollection.userInterfaceStyle == .dark ? .dark : .light)
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Sets the colour of what is filled and stroked in the image that is being drawn. Apple's page: UIKit/UIColor/set().
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of what is filled. Apple's page: UIKit/UIColor/setFill().
  public func setFill() { DrawingSurface.current?.state.fill = resolved }
  /// Sets the colour of what is stroked. Apple's page: UIKit/UIColor/setStroke().
  public func setStroke() { DrawingSurface.current?.state.stroke = resolved }
}
