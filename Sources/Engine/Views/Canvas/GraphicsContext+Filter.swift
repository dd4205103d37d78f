public import Foundation
public import Graphics

extension GraphicsContext {
  /// A change of what is drawn, as a whole. Apple's page: SwiftUI/GraphicsContext/Filter.
  public struct Filter {
    let apply: ([DisplayItem], GraphicsContext) -> [DisplayItem]
    /// Whether the filter changes colours pixel by pixel, which it can do in any space.
    private var isColor = false

    init(_ apply: @escaping ([DisplayItem], GraphicsContext) -> [DisplayItem]) { self.apply = apply }

    /// A filter that is one effect; none for nothing to do.
    private init(effect: @escaping (_LoweringContext) -> Effect?) {
      apply = { items, canvas in effect(canvas.context).map { [.group($0, items)] } ?? items }
    }

    /// The filter as it works on linear colours.
    fileprivate var linear: Filter {
      guard isColor else {
        return Filter { items, canvas in
          canvas.context.report(
            "canvas.linear-filter", "a blur, shadow or projection was made of gamma-encoded colours")
          return apply(items, canvas)
        }
      }
      return Filter { items, canvas in
        [.group(.color(.encodingGamma), apply([.group(.color(.decodingGamma), items)], canvas))]
      }
    }

    /// A Gaussian blur whose standard deviation is `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(effect: { context in
        guard radius.isFinite else {
          context.report("canvas.filter", "a blur whose radius is no number was left out")
          return nil
        }
        return radius > 0 ? .blur(radius: radius, isOpaque: options.contains(.opaque)) : nil
      })
    }

    /// Multiplies by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      changing { .multiply(color.resolved(in: $0.environment)) }
    }

    /// Mixes the components anew. What is clear can become visible all over the canvas.
    /// Apple's page: SwiftUI/GraphicsContext/Filter/colorMatrix(_:).
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      let isFinite = matrix.isFinite
      var filter = Filter { items, canvas in
        guard isFinite else {
          canvas.context.report("canvas.filter", "a colour matrix with a number that is none was left out")
          return items
        }
        let all: [DisplayItem] = matrix.a5 > 0 ? [.fill(Path(canvas.frame), .color(.clear), evenOdd: false)] : []
        return [.group(.color(.matrix(matrix)), all + items)]
      }
      filter.isColor = true
      return filter
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
      Filter(effect: { _ in .projection(matrix) })
    }

    /// Draws in `color` where the alpha is from `min` to `max`, and nothing elsewhere.
    /// Apple's page: SwiftUI/GraphicsContext/Filter/alphaThreshold(min:max:color:).
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      changing { context in
        guard min.isFinite, max.isFinite else {
          context.report("canvas.filter", "an alpha threshold that is no number was left out")
          return nil
        }
        return .alphaThreshold(min: min, max: max, color.resolved(in: context.environment))
      }
    }

    private static func color(_ filter: ColorFilter, _ amount: Double) -> Filter {
      changing { context in
        guard amount.isFinite else {
          context.report("canvas.filter", "a colour filter whose amount is no number was left out")
          return nil
        }
        return filter
      }
    }

    private static func changing(_ filter: @escaping (_LoweringContext) -> ColorFilter?) -> Filter {
      var result = Filter(effect: { filter($0).map { .color($0) } })
      result.isColor = true
      return result
    }
  }

  /// Changes what is drawn from now on. The filter that was added last works first: a blur that is added after an alpha
  /// threshold is what the threshold sees.
  /// Apple's page: SwiftUI/GraphicsContext/addFilter(_:options:).
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(options.contains(.linearColor) ? filter.linear : filter)
  }

  /// Apple's page: SwiftUI/GraphicsContext/FilterOptions.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Filters that change colours work on linear ones. For blurs, shadows and projections it means nothing, reported.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Apple's page: SwiftUI/GraphicsContext/BlurOptions.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the alpha.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Kept for its spelling: eight bits are what a picture has.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}

extension ColorMatrix {
  fileprivate var isFinite: Bool { rows.joined().allSatisfy(\.isFinite) }
}
