public import Foundation
public import FoundationAdditions
package import Graphics
public import Views

/// A colour of components, the same in light and dark. Apple's page: CoreGraphics/CGColor.
public final class CGColor: Hashable, Sendable {
  package let resolved: ResolvedColor
  /// What the components mean.
  public let colorSpace: CGColorSpace?

  package init(_ resolved: ResolvedColor, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()) {
    self.resolved = resolved
    colorSpace = space
  }

  /// A colour of gamma-encoded sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ResolvedColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// A colour of gamma-encoded sRGB components, 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey, 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ResolvedColor(white: gray, alpha: alpha), space: CGColorSpaceCreateDeviceGray())
  }
  /// A colour of the components of a space, alpha last.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    self.init(space.resolved(components), space: space.model == .monochrome ? space : CGColorSpaceCreateDeviceRGB())
  }

  /// The components in ``colorSpace``, alpha last.
  public var components: [CGFloat]? {
    colorSpace?.model == .monochrome
      ? [resolved.red, resolved.alpha] : [resolved.red, resolved.green, resolved.blue, resolved.alpha]
  }
  /// How many there are, alpha among them.
  public var numberOfComponents: Int { (colorSpace?.numberOfComponents ?? 3) + 1 }
  /// 0 for clear, 1 for opaque.
  public var alpha: CGFloat { resolved.alpha }

  /// The same colour with another alpha. Apple's page: CoreGraphics/CGColor/copy(alpha:).
  public func copy(alpha: CGFloat) -> CGColor? {
    var color = resolved
    color.alpha = alpha.isFinite ? alpha : 0
    return CGColor(color, space: colorSpace ?? CGColorSpaceCreateDeviceRGB())
  }

  /// The colour in another space: sRGB, or the grey that is as light.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard space.model == .monochrome else { return CGColor(resolved) }
    let white = 0.2126 * resolved.red + 0.7152 * resolved.green + 0.0722 * resolved.blue
    return CGColor(gray: white, alpha: resolved.alpha)
  }

  // `Color(.black)` means a colour of UIKit, as in Apple's compiler, where both types have the name.
  /// Opaque black.
  @_disfavoredOverload
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  @_disfavoredOverload
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing.
  @_disfavoredOverload
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Equal components.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }
  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

/// How colours are brought into a smaller space; says nothing here. Apple's page: CoreGraphics/CGColorRenderingIntent.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// One of these.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension UIColor {
  /// A colour of Core Graphics. Apple's page: UIKit/UIColor/init(cgColor:).
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor)) }

  /// The colour as it is in the traits that are current. Apple's page: UIKit/UIColor/cgColor.
  public var cgColor: CGColor { CGColor(resolved) }
}

extension Color {
  /// A colour of Core Graphics. Apple's page: SwiftUI/Color/init(cgColor:).
  public init(cgColor: CGColor) { self.init(cgColor) }

  /// A colour of Core Graphics, by the former name.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The colour as it is in the traits that are current. Apple gives nil for one that depends on them.
  /// Apple's page: SwiftUI/Color/cgColor.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}
