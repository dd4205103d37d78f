public import Foundation
package import Graphics
public import LayoutEngine
import Localization

/// A colour that may depend on the environment. Apple's page: SwiftUI/Color.
///
/// As a view it fills its proposal.
public struct Color: Hashable, Sendable {
  /// The colour space of components. Apple's page: SwiftUI/Color/RGBColorSpace.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear sRGB.
    case sRGBLinear
    /// Display P3, converted and clamped to sRGB.
    case displayP3
  }

  indirect enum Provider: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case schemes(light: Provider, dark: Provider)
    case translucent(Provider, Double)
    case mixed(Provider, Provider, Double, GradientStops.Space)
    case gradientEnd(Provider, isTop: Bool)
    case named(String, bundle: URL?)
    case accent
  }

  let provider: Provider

  init(_ provider: Provider) { self.provider = provider }

  package init(_ resolved: ResolvedColor) { provider = .fixed(resolved) }

  package init(light: Color, dark: Color) { provider = .schemes(light: light.provider, dark: dark.provider) }

  /// Creates a colour from components and an opacity, 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    provider = .fixed(colorSpace.resolved(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a grey; `white` is 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ shift: Double) -> Double {
      var position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      if position < 0 { position += 6 }
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour from a colour set of an asset catalog. Apple's page: SwiftUI/Color/init(_:bundle:).
  ///
  /// If there is no such set, nothing is painted, and the diagnostic `color.not-found` is reported.
  public init(_ name: String, bundle: Bundle? = nil) { provider = .named(name, bundle: bundle?.tablesFolder) }

  /// Creates a colour from a colour set. Apple's page: SwiftUI/Color/init(_:).
  public init(_ resource: ColorResource) { provider = .named(resource.name, bundle: resource.bundle) }

  /// Multiplies the colour's opacity by `opacity`, 0…1. Apple's page: SwiftUI/Color/opacity(_:).
  public func opacity(_ opacity: Double) -> Color { Color(.translucent(provider, opacity)) }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(resolved(in: environment))) }
}

extension Color: PrimitiveView {
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let color = resolved(in: context.environment)
    return [
      context.node(FillingRule("Color")) { site in
        [.fill(Path(context.pixels(of: site.frame)), .color(color), evenOdd: false)]
      }
    ]
  }
}

extension Color {
  /// The colour that a colour set refers to by UIKit's name: `systemBlueColor`, `labelColor`.
  package init?(systemColorNamed name: String) {
    let known: [String: Color] = [
      "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green, "systemMint": .mint,
      "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo, "systemPurple": .purple,
      "systemPink": .pink, "systemBrown": .brown, "systemGray": .gray, "systemGray2": .systemGray2,
      "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
      "systemGray6": .systemGray6, "black": .black, "white": .white, "clear": .clear, "label": .label,
      "secondaryLabel": .secondaryLabel,
      "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "systemFill": .systemFill,
      "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
      "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "separator": .separator,
      "opaqueSeparator": .opaqueSeparator, "link": .link, "placeholderText": .placeholderText,
      // UIKit's colours that do not depend on the scheme: black or white text on anything.
      "darkText": .black, "lightText": .white.opacity(0.6), "groupTableViewBackground": .systemGroupedBackground,
    ]
    guard let color = known[name.hasSuffix("Color") ? String(name.dropLast(5)) : name] else { return nil }
    self = color
  }
}
