public import Foundation
public import Graphics
import LayoutEngine

extension GraphicsContext {
  /// A colour, gradient, style or image to fill with. Apple's page: SwiftUI/GraphicsContext/Shading.
  ///
  /// Gradient points are in the coordinates of the path.
  public struct Shading {
    /// The paint of each level for a path; at least one.
    private let levels: [(Path, _LoweringContext) -> Paint]

    private init(_ make: @escaping (Path, _LoweringContext) -> Paint) { levels = [make] }

    private init(levels: [(Path, _LoweringContext) -> Paint]) { self.levels = levels }

    func paint(for path: Path, in context: _LoweringContext) -> Paint { levels[0](path, context) }

    /// The shading of each level, if there are several.
    var palette: [Shading] { levels.count > 1 ? levels.map { Shading($0) } : [] }

    /// The foreground style.
    public static var foreground: Shading { style(.foreground) }

    /// The blurred backdrop. It is not known here: the foreground style is used, with a diagnostic.
    public static var backdrop: Shading {
      Shading { path, context in
        context.report("canvas.backdrop", "a canvas was filled with the foreground instead of the backdrop")
        return foreground.paint(for: path, in: context)
      }
    }

    /// A window's background: white, or black in the dark colour scheme.
    public static var windowBackground: Shading {
      Shading { _, context in .color(context.environment.colorScheme == .dark ? .black : .white) }
    }

    public static func color(_ color: Color) -> Shading {
      Shading { _, context in .color(color.resolved(in: context.environment)) }
    }

    /// Creates a colour from components, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Creates a grey, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, spread over the bounding rectangle of the drawing.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading { path, context in
        let bounds = path.boundingRect
        return style._paint(in: context.environment).paint.mapped(to: bounds.isNull ? .zero : bounds)
      }
    }

    /// Several shadings: one for each layer of a symbol. Other drawing uses the first.
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

    /// Colours around a point, clockwise from `angle`. A full turn has no ends, so repeating or mirroring changes
    /// nothing.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _, context in
        .angularGradient(
          options.stops(of: gradient, in: context), center: center, start: angle.radians,
          end: angle.radians + 2 * .pi)
      }
    }

    /// An image tiled in both directions from `origin`.
    ///
    /// - Parameters:
    ///   - image: The tile.
    ///   - origin: The upper left corner of a tile.
    ///   - sourceRect: The part of the image to tile, in fractions of its sides.
    ///   - scale: The size of a tile relative to the image.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading { _, context in
        let node = context.single(image)
        let size = node.fittingSize(.unspecified)
        let place = PlacedNode(node, at: .zero, proposal: .unspecified)
        guard case .picture(var item)? = place.displayItems.first, scale > 0, scale.isFinite else {
          context.report("canvas.tile", "the tile is not a bitmap, or its scale is not positive; nothing is drawn")
          return .color(.clear)
        }
        item.frame = CGRect(x: origin.x, y: origin.y, width: size.width * scale, height: size.height * scale)
        return .picture(TiledImage(tile: item, source: sourceRect))
      }
    }
  }

  /// Returns the shading itself: shadings are resolved when they are used. Apple's page:
  /// SwiftUI/GraphicsContext/resolve(_:).
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// How a gradient continues beyond its ends. Apple's page: SwiftUI/GraphicsContext/GradientOptions.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Starts over.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates colours in linear sRGB instead of perceptually.
    public static let linearColor = GradientOptions(rawValue: 4)

    /// The stops of `gradient`, interpolated according to the options.
    fileprivate func stops(of gradient: Gradient, in context: _LoweringContext) -> GradientStops {
      gradient.resolved(in: context.environment, space: contains(.linearColor) ? .linear : .perceptual)
    }
  }
}
