public import Foundation
public import Graphics

extension GraphicsContext {
  /// A change of what is drawn, as a whole. Apple's page: SwiftUI/GraphicsContext/Filter.
  public struct Filter {
    let make: (_LoweringContext) -> Effect?

    func applied(to items: [DisplayItem], in context: _LoweringContext) -> [DisplayItem] {
      make(context).map { [.group($0, items)] } ?? items
    }

    /// A blurred, coloured copy below, or inside with ``ShadowOptions/invertsAlpha``.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { context in
        guard radius.isFinite, x.isFinite, y.isFinite else {
          context.report("canvas.filter", "a shadow whose radius or offset is no number was left out")
          return nil
        }
        let shadow = Shadow(
          color: color.resolved(in: context.environment), radius: max(0, radius), offset: CGSize(width: x, height: y))
        if options.contains(.shadowOnly) {
          context.report("canvas.filter", "a shadow without what casts it was drawn with it")
        }
        return options.contains(.invertsAlpha) ? .innerShadow(shadow) : .shadow(shadow)
      }
    }

    /// A Gaussian blur whose standard deviation is `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { context in
        guard radius.isFinite else {
          context.report("canvas.filter", "a blur whose radius is no number was left out")
          return nil
        }
        return radius > 0 ? .blur(radius: radius, isOpaque: options.contains(.opaque)) : nil
      }
    }

    /// Multiplies by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .color(.multiply(color.resolved(in: $0.environment))) }
    }

    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation(angle.radians), angle.radians) }

    /// Multiplies the distance from grey.
    public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount), amount) }

    /// Adds to every component.
    public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount), amount) }

    /// Multiplies the distance from middle grey.
    public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount), amount) }

    /// Inverts colours, by `amount` of the way.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount == 1 ? color(.invert, 1) : color(.contrast(1 - 2 * amount), amount)
    }

    /// Takes away colour, all of it with 1.
    public static func grayscale(_ amount: Double) -> Filter { color(.grayscale(amount), amount) }

    /// Makes the luminance the alpha.
    public static var luminanceToAlpha: Filter { color(.luminanceToAlpha, 0) }

    /// Draws as if on a plane in space.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in .projection(matrix) }
    }

    /// Not supported: changes nothing, reported.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { context in
        context.report("canvas.filter", "an alpha threshold was left out")
        return nil
      }
    }

    private static func color(_ filter: ColorFilter, _ amount: Double) -> Filter {
      Filter { context in
        guard amount.isFinite else {
          context.report("canvas.filter", "a colour filter whose amount is no number was left out")
          return nil
        }
        return .color(filter)
      }
    }
  }

  /// Changes what is drawn from now on; filters work in the order in which they were added.
  /// Apple's page: SwiftUI/GraphicsContext/addFilter(_:options:).
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  /// Apple's page: SwiftUI/GraphicsContext/FilterOptions. Kept for their spelling.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Kept for its spelling: filters work on gamma-encoded colours.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Apple's page: SwiftUI/GraphicsContext/ShadowOptions.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Kept for its spelling: shadows are below.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Only the shadow; not supported, reported.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow of what is around, inside.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Kept for its spelling: what is drawn has one shadow.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Apple's page: SwiftUI/GraphicsContext/BlurOptions.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the alpha.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Kept for its spelling.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
