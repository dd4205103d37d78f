package import Graphics
public import LayoutEngine

/// A colour that may depend on the environment. Apple's page: SwiftUI/Color.
///
/// As a view it fills what it is offered.
public struct Color: Hashable, Sendable {
  /// How components are given. Apple's page: SwiftUI/Color/RGBColorSpace.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB before gamma encoding.
    case sRGBLinear
    /// Display P3; converted to sRGB and clamped to it.
    case displayP3
  }

  indirect enum Provider: Hashable, Sendable {
    case fixed(ResolvedColor)
    case adaptive(light: ResolvedColor, dark: ResolvedColor)
    case faded(Provider, Double)
    case accent
  }

  let provider: Provider

  init(_ provider: Provider) { self.provider = provider }

  package init(_ resolved: ResolvedColor) { provider = .fixed(resolved) }

  /// Creates a colour from components, 0…1, and an opacity.
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    provider = .fixed(space.resolved(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a grey; `white` is 0…1.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ shift: Double) -> Double {
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour with its opacity multiplied, 0…1. Apple's page: SwiftUI/Color/opacity(_:).
  public func opacity(_ opacity: Double) -> Color { Color(.faded(provider, opacity)) }

  package func resolved(in environment: EnvironmentValues) -> ResolvedColor { Self.resolve(provider, environment) }

  private static func resolve(_ provider: Provider, _ environment: EnvironmentValues) -> ResolvedColor {
    switch provider {
    case .fixed(let color): color
    case .adaptive(let light, let dark): environment.colorScheme == .dark ? dark : light
    case .faded(let base, let opacity): resolve(base, environment).opacity(opacity)
    case .accent: resolve(Color.blue.provider, environment)
    }
  }
}

extension Color: ShapeStyle {
  /// See ``ShapeStyle/_paint(in:)``.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(resolved(in: environment))) }
}

extension Color: PrimitiveView {
  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let color = resolved(in: context.environment)
    return [
      context.node(FillingRule("Color")) { site in
        [.fill(Path(context.pixelScale.rounded(site.frame)), .color(color), evenOdd: false)]
      }
    ]
  }
}
