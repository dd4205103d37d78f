public import Foundation
public import FoundationAdditions
package import Graphics
public import Views

/// A colour, the same in light and dark. Apple's page: CoreGraphics/CGColor.
public final class CGColor: Hashable, Sendable {
  package let resolved: ResolvedColor
  public let colorSpace: CGColorSpace?

  package init(_ resolved: ResolvedColor, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()) {
    self.resolved = resolved
    colorSpace = space
  }

  /// Gamma-encoded sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ResolvedColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ResolvedColor(white: gray, alpha: alpha), space: CGColorSpaceCreateDeviceGray())
  }
  /// Components of a colour space, alpha last.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    self.init(space.resolved(components), space: space.model == .monochrome ? space : CGColorSpaceCreateDeviceRGB())
  }

  /// The components in ``colorSpace``, alpha last.
  public var components: [CGFloat]? {
    colorSpace?.model == .monochrome
      ? [resolved.red, resolved.alpha] : [resolved.red, resolved.green, resolved.blue, resolved.alpha]
  }
  /// Includes alpha.
  public var numberOfComponents: Int { (colorSpace?.numberOfComponents ?? 3) + 1 }
  public var alpha: CGFloat { resolved.alpha }

  public func copy(alpha: CGFloat) -> CGColor? {
    var color = resolved
    color.alpha = alpha.isFinite ? alpha : 0
    return CGColor(color, space: colorSpace ?? CGColorSpaceCreateDeviceRGB())
  }

  /// The colour in sRGB, or the gray with the same luminance.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard space.model == .monochrome else { return CGColor(resolved) }
    let white = 0.2126 * resolved.red + 0.7152 * resolved.green + 0.0722 * resolved.blue
    return CGColor(gray: white, alpha: resolved.alpha)
  }

  // `Color(.black)` is a UIKit colour, as with Apple's compiler, where both types have the name.
  @_disfavoredOverload
  public static let black = CGColor(gray: 0, alpha: 1)
  @_disfavoredOverload
  public static let white = CGColor(gray: 1, alpha: 1)
  @_disfavoredOverload
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

/// Ignored. Apple's page: CoreGraphics/CGColorRenderingIntent.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor)) }

  /// The colour in the current traits. Apple's page: UIKit/UIColor/cgColor.
  public var cgColor: CGColor { CGColor(resolved) }
}

extension Color {
  public init(cgColor: CGColor) { self.init(cgColor) }

  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The colour in the current traits. Apple's is `nil` for a colour that depends on traits. Apple's page:
  /// SwiftUI/Color/cgColor.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}
