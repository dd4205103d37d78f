public import Foundation
public import Graphics
import LayoutEngine

extension GraphicsContext {
  /// What a canvas fills with. Apple's page: SwiftUI/GraphicsContext/Shading.
  ///
  /// Points of gradients are in the coordinates in which the path is drawn.
  public struct Shading {
    /// The paint of each level for a path; at least one.
    private let levels: [(Path, _LoweringContext) -> Paint]

    private init(_ make: @escaping (Path, _LoweringContext) -> Paint) { levels = [make] }

    private init(levels: [(Path, _LoweringContext) -> Paint]) { self.levels = levels }

    func paint(for path: Path, in context: _LoweringContext) -> Paint { levels[0](path, context) }

    /// A shading for each level, if there are several.
    var palette: [Shading] { levels.count > 1 ? levels.map { Shading($0) } : [] }

    /// The foreground.
    public static var foreground: Shading { style(.foreground) }

    /// What is behind, blurred, as a regular material shows it. Here nothing is known of it: the foreground, reported.
    public static var backdrop: Shading {
      Shading { path, context in
        context.report("canvas.backdrop", "a canvas filled with the foreground instead of the backdrop")
        return foreground.paint(for: path, in: context)
      }
    }

    /// The background of a window: white, or black in the dark.
    public static var windowBackground: Shading {
      Shading { _, context in .color(context.environment.colorScheme == .dark ? .black : .white) }
    }

    /// One colour.
    public static func color(_ color: Color) -> Shading {
      Shading { _, context in .color(color.resolved(in: context.environment)) }
    }

    /// A colour of its components, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, spread over the bounding rectangle of what is drawn.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading { path, context in
        let bounds = path.boundingRect
        return style._paint(in: context.environment).paint.mapped(to: bounds.isNull ? .zero : bounds)
      }
    }

    /// Several shadings: one for each layer of a symbol. Everything else is drawn in the first.
    public static func palette(_ array: [Shading]) -> Shading {
      array.isEmpty ? .foreground : Shading(levels: array.flatMap(\.levels))
    }

    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { path, context in
        let stops = options.stops(of: gradient, in: context)
        let line = GradientLine(start: startPoint, end: endPoint, options: options)
        let (repeated, start, end) = line.repeating(stops, over: path.boundingRect)
        return .linearGradient(repeated, start: start, end: end)
      }
    }

    /// Colours from one circle around a point to another.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { path, context in
        let stops = options.stops(of: gradient, in: context)
        let rings = GradientRings(center: center, start: startRadius, end: endRadius, options: options)
        let (repeated, start, end) = rings.repeating(stops, over: path.boundingRect)
        return .radialGradient(repeated, center: center, startRadius: start, endRadius: end)
      }
    }

    /// Colours around a point, a full turn clockwise from `angle`. Nothing lies beyond the ends of a turn, so that to
    /// repeat or to mirror it changes nothing.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _, context in
        .angularGradient(
          options.stops(of: gradient, in: context), center: center, start: angle.radians,
          end: angle.radians + 2 * .pi)
      }
    }

    /// An image, repeated in both directions from `origin`.
    ///
    /// - Parameters:
    ///   - image: One tile.
    ///   - origin: The upper left corner of a tile.
    ///   - sourceRect: The part of the image that is repeated, as fractions of its sides.
    ///   - scale: The size of a tile relative to the image's.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading { _, context in
        let node = context.single(image)
        let size = node.fittingSize(.unspecified)
        let place = PlacedNode(node, at: .zero, proposal: .unspecified)
        guard case .picture(var item)? = place.displayItems.first, scale > 0, scale.isFinite else {
          context.report("canvas.tile", "an image that is no picture was not repeated")
          return .color(.clear)
        }
        item.frame = CGRect(x: origin.x, y: origin.y, width: size.width * scale, height: size.height * scale)
        return .picture(TiledImage(tile: item, source: sourceRect))
      }
    }
  }

  /// The shading as it is in the canvas's environment; nothing changes, shadings are resolved when they are used.
  /// Apple's page: SwiftUI/GraphicsContext/resolve(_:).
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// How a gradient goes on beyond its ends. Apple's page: SwiftUI/GraphicsContext/GradientOptions.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// From the start again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes colours as light mixes, in linear sRGB, and not perceptually.
    public static let linearColor = GradientOptions(rawValue: 4)

    /// The colours of `gradient`, mixed as the options say.
    fileprivate func stops(of gradient: Gradient, in context: _LoweringContext) -> GradientStops {
      gradient.resolved(in: context.environment, space: contains(.linearColor) ? .linear : .perceptual)
    }
  }
}
