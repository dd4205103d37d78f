public import Foundation
public import Graphics

extension GraphicsContext {
  /// A change to everything that is drawn. Apple's page: SwiftUI/GraphicsContext/Filter.
  public struct Filter {
    let apply: ([DisplayItem], GraphicsContext) -> [DisplayItem]
    /// Whether the filter changes colours pixel by pixel, which works in any colour space.
    private var isColor = false

    init(_ apply: @escaping ([DisplayItem], GraphicsContext) -> [DisplayItem]) { self.apply = apply }

    /// Creates a filter of one effect, or none if there is nothing to do.
    private init(effect: @escaping (_LoweringContext) -> Effect?) {
      apply = { items, canvas in effect(canvas.context).map { [.group($0, items)] } ?? items }
    }

    /// The filter applied to linear colours.
    fileprivate var linear: Filter {
      guard isColor else {
        return Filter { items, canvas in
          canvas.context.report(
            "canvas.linear-filter", "a blur, shadow or projection in linear colours uses gamma-encoded colours")
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
          context.report("canvas.filter", "a blur with a non-finite radius is left out")
          return nil
        }
        return radius > 0 ? .blur(radius: radius, isOpaque: options.contains(.opaque)) : nil
      })
    }

    /// Multiplies by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      changing { .multiply(color.resolved(in: $0.environment)) }
    }

    /// Applies a matrix to colour components. It can make clear areas of the canvas visible. Apple's page:
    /// SwiftUI/GraphicsContext/Filter/colorMatrix(_:).
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      let isFinite = matrix.isFinite
      var filter = Filter { items, canvas in
        guard isFinite else {
          canvas.context.report("canvas.filter", "a colour matrix with a non-finite number is left out")
          return items
        }
        let all: [DisplayItem] = matrix.a5 > 0 ? [.fill(Path(canvas.frame), .color(.clear), evenOdd: false)] : []
        return [.group(.color(.matrix(matrix)), all + items)]
      }
      filter.isColor = true
      return filter
    }

    /// Rotates hues.
    public static func hueRotation(_ angle: Angle) -> Filter { color(.hueRotation(angle.radians), angle.radians) }

    /// Multiplies the distance from grey.
    public static func saturation(_ amount: Double) -> Filter { color(.saturation(amount), amount) }

    /// Adds to every component.
    public static func brightness(_ amount: Double) -> Filter { color(.brightness(amount), amount) }

    /// Multiplies the distance from middle grey.
    public static func contrast(_ amount: Double) -> Filter { color(.contrast(amount), amount) }

    /// Inverts colours, partly for an `amount` below 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount == 1 ? color(.invert, 1) : color(.contrast(1 - 2 * amount), amount)
    }

    /// Removes colour; 1 removes all of it.
    public static func grayscale(_ amount: Double) -> Filter { color(.grayscale(amount), amount) }

    /// Uses the luminance as alpha.
    public static var luminanceToAlpha: Filter { color(.luminanceToAlpha, 0) }

    /// Applies a three-dimensional projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(effect: { _ in .projection(matrix) })
    }

    /// Draws `color` where the alpha is between `min` and `max`, and nothing elsewhere. Apple's page:
    /// SwiftUI/GraphicsContext/Filter/alphaThreshold(min:max:color:).
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      changing { context in
        guard min.isFinite, max.isFinite else {
          context.report("canvas.filter", "a non-finite alpha threshold is left out")
          return nil
        }
        return .alphaThreshold(min: min, max: max, color.resolved(in: context.environment))
      }
    }

    private static func color(_ filter: ColorFilter, _ amount: Double) -> Filter {
      changing { context in
        guard amount.isFinite else {
          context.report("canvas.filter", "a colour filter with a non-finite amount is left out")
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

  /// Adds a filter to further drawing. The filter that was added last runs first: an alpha threshold applies to the
  /// result of a blur added after it. Apple's page: SwiftUI/GraphicsContext/addFilter(_:options:).
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(options.contains(.linearColor) ? filter.linear : filter)
  }

  public struct FilterOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Filters that change colours use linear colours. Ignored by blurs, shadows and projections, with a diagnostic.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public struct BlurOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the alpha.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Ignored: pictures have 8 bits per component.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}

extension ColorMatrix {
  fileprivate var isFinite: Bool { rows.joined().allSatisfy(\.isFinite) }
}
