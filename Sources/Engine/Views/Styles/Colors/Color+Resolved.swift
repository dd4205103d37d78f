import Foundation
import Graphics
public import LayoutEngine

extension Color {
  /// A colour resolved for an environment. Apple's page: SwiftUI/Color/Resolved.
  ///
  /// Stored as linear components; `red`, `green` and `blue` are gamma-encoded. Encoded as an array of gamma-encoded
  /// red, green and blue, and the opacity.
  public struct Resolved: Hashable, Sendable {
    /// Linear red.
    public var linearRed: Float
    /// Linear green.
    public var linearGreen: Float
    /// Linear blue.
    public var linearBlue: Float
    /// 0 is transparent, 1 is opaque.
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      if colorSpace == .sRGB {
        (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      } else {
        let components = colorSpace.linear(red: Double(red), green: Double(green), blue: Double(blue))
        (linearRed, linearGreen, linearBlue) = (
          Float(components.red), Float(components.green), Float(components.blue)
        )
      }
    }

    /// Red, gamma-encoded sRGB.
    public var red: Float {
      get { Float(RGBColorSpace.encoded(Double(linearRed))) }
      set { linearRed = Self.linear(newValue) }
    }

    /// Green, gamma-encoded sRGB.
    public var green: Float {
      get { Float(RGBColorSpace.encoded(Double(linearGreen))) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// Blue, gamma-encoded sRGB.
    public var blue: Float {
      get { Float(RGBColorSpace.encoded(Double(linearBlue))) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// SwiftUI uses constants of six digits: 0.3 becomes slightly less and prints as `4C`.
    private static func linear(_ component: Float) -> Float {
      let size = abs(component)
      let value = size <= 0.04045 ? size * 0.0773994 : size == 1 ? 1 : pow(size * 0.947867 + 0.0521327, 2.4)
      return component < 0 ? -value : value
    }

    fileprivate var color: ResolvedColor {
      ResolvedColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }
  }

  /// Creates a constant colour. Apple's page: SwiftUI/Color/init(_:).
  public init(_ resolved: Resolved) { self.init(resolved.color) }

  /// Creates a colour from a style that resolves to one, such as another colour. Of the environment, a style of your own
  /// only sees whether it is light or dark. Apple's page: SwiftUI/Color/init(_:).
  public init<Style: Hashable & ShapeStyle>(_ color: Style) where Style.Resolved == Color.Resolved {
    if let color = color as? Color {
      self = color
      return
    }
    var values = EnvironmentValues()
    values.colorScheme = .light
    let light = color.resolve(in: values)
    values.colorScheme = .dark
    self.init(light: Color(light), dark: Color(color.resolve(in: values)))
  }

  /// Returns the colour for `environment`. Apple's page: SwiftUI/Color/resolve(in:).
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = resolved(in: environment)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
  }
}

extension Color.Resolved: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(color)) }
}

extension Color.Resolved: PrimitiveView {
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { Color(self)._lower(in: context) }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`.
  public var description: String { color.description }
}

extension Color.Resolved: Codable {
  /// Decodes the array that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let (red, green) = (try list.decode(Float.self), try list.decode(Float.self))
    let (blue, opacity) = (try list.decode(Float.self), try list.decode(Float.self))
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Encodes an array of red, green, blue and opacity.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try list.encode(component) }
  }
}
