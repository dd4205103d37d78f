public import Foundation
import Graphics
import Localization
public import Views

/// A colour, as UIKit has it. Apple's page: UIKit/UIColor.
///
/// It may depend on light and dark like SwiftUI's, which it wraps.
public final class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  package let color: Color

  /// Wraps a colour of SwiftUI.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// Creates a colour from gamma-encoded sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a colour from Display P3 components, 0…1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a grey, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// The colour of a colour set in the widget's asset catalogue; nil if there is none of that name.
  public convenience init?(named name: String) {
    guard EnvironmentValues.current.assets?.color(named: name, in: nil, for: AssetTraits()) != nil else { return nil }
    self.init(Color(name))
  }

  /// The colour of a colour set in `bundle`'s asset catalogue; nil if there is none of that name.
  /// Apple's page: UIKit/UIColor/init(named:in:compatibleWith:).
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

  /// Asks `dynamicProvider` for a colour in light and for one in dark.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      Color(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
  }

  /// Reads a colour from an archive, as UIKit's classes write it: red, green and blue, or a grey, with an alpha.
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

  /// Writes the components in the traits that are current: an archive holds no second colour for dark.
  public func encode(with coder: NSCoder) {
    let color = resolved
    for (name, value) in [
      ("UIRed", color.red), ("UIGreen", color.green), ("UIBlue", color.blue), ("UIAlpha", color.alpha),
    ] { coder.encode(value, forKey: name) }
  }

  /// The colour itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal colours of SwiftUI.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// Hashes what equality compares.
  public override var hash: Int { color.hashValue }

  /// The colour with another alpha, 0…1, in light and in dark. Apple's page: UIKit/UIColor/withAlphaComponent(_:).
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
  /// The colour of SwiftUI for one of UIKit. Apple's page: SwiftUI/Color/init(uiColor:).
  public init(uiColor: UIColor) { self = uiColor.color }

  /// The colour of SwiftUI for one of UIKit: `Color(.systemBackground)`. Where a colour set has the name, it is meant.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
