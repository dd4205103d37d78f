public import Foundation
import Graphics
import Localization
public import Views

/// A wrapper of a SwiftUI colour, which may depend on light and dark. Apple's page: UIKit/UIColor.
public final class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  package let color: Color

  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// Gamma-encoded sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Display P3 components, 0…1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  /// Each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour set of the widget's asset catalog; `nil` if there is none.
  public convenience init?(named name: String) {
    guard EnvironmentValues.current.assets?.color(named: name, in: nil, for: AssetTraits()) != nil else { return nil }
    self.init(Color(name))
  }

  /// A colour set of `bundle`'s asset catalog; `nil` if there is none. Apple's page:
  /// UIKit/UIColor/init(named:in:compatibleWith:).
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard EnvironmentValues.current.assets?.color(named: name, in: bundle?.tablesFolder, for: AssetTraits()) != nil
    else { return nil }
    let color = Color(name, bundle: bundle)
    guard let traits, traits.userInterfaceStyle != .unspecified else {
      self.init(color)
      return
    }
    self.init(UIColor(color).resolvedColor(with: traits).color)
  }

  /// Calls `dynamicProvider` for light and for dark.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      Color(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
  }

  /// Reads an archive in UIKit's format: red, green and blue, or white, and alpha.
  public convenience init?(coder: NSCoder) {
    func component(_ name: String) -> CGFloat { coder.decodeDouble(forKey: name) }
    let alpha = coder.containsValue(forKey: "UIAlpha") ? component("UIAlpha") : 1
    if coder.containsValue(forKey: "UIWhite") {
      self.init(white: component("UIWhite"), alpha: alpha)
    } else if coder.containsValue(forKey: "UIRed") {
      self.init(red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"), alpha: alpha)
    } else {
      return nil
    }
  }

  /// True. Apple's page: Foundation/NSSecureCoding/supportsSecureCoding.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the components in the current traits: an archive has no second colour for dark.
  public func encode(with coder: NSCoder) {
    let color = resolved
    for (name, value) in [
      ("UIRed", color.red), ("UIGreen", color.green), ("UIBlue", color.blue), ("UIAlpha", color.alpha),
    ] { coder.encode(value, forKey: name) }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  public override var hash: Int { color.hashValue }

  /// The colour with another alpha, in light and in dark. Apple's page: UIKit/UIColor/withAlphaComponent(_:).
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func opacity(_ scheme: UIUserInterfaceStyle) -> Double {
      resolvedColor(with: UITraitCollection(userInterfaceStyle: scheme)).resolved.alpha
    }
    let alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 0
    let (light, dark) = (opacity(.light), opacity(.dark))
    guard light != 1 || dark != 1 else { return UIColor(color.opacity(alpha)) }
    return UIColor(
      Color(
        light: color.opacity(light > 0 ? alpha / light : 0), dark: color.opacity(dark > 0 ? alpha / dark : 0)))
  }
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }

  /// For `Color(.systemBackground)`. A colour set with the same name takes precedence.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
