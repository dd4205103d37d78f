public import Foundation
import Graphics

extension GraphicsContext {
  /// How a shadow is combined with what casts it. Apple's page: SwiftUI/GraphicsContext/ShadowOptions.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow above what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow only.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inverts the shadow: all around and inside at the edges. With `shadowAbove` and the blend mode `sourceAtop`,
    /// this is an inner shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Blends the shadow with everything below, not only with what casts it.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}

extension GraphicsContext.Filter {
  /// Adds a blurred, coloured copy below the drawing, or as `options` specify. Apple's page:
  /// SwiftUI/GraphicsContext/Filter/shadow(color:radius:x:y:blendMode:options:).
  ///
  /// - Parameters:
  ///   - color: (default: black with an opacity of a third)
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: Points to the right.
  ///   - y: Points down.
  ///   - blendMode: How the shadow blends with what casts it, or with `disablesGroup` with everything below.
  ///   - options: How the shadow is combined with what casts it.
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
    blendMode: GraphicsContext.BlendMode = .normal,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> GraphicsContext.Filter {
    GraphicsContext.Filter { items, canvas in
      guard radius.isFinite, x.isFinite, y.isFinite else {
        canvas.context.report("canvas.filter", "a shadow with a non-finite radius or offset is left out")
        return items
      }
      let shadow = Shadow(
        color: color.resolved(in: canvas.environment), radius: max(0, radius), offset: CGSize(width: x, height: y))
      // A shadow below what casts it has only earlier drawing to blend with, and only without a group.
      let isPlain = blendMode == .normal || !options.contains(.disablesGroup)
      if isPlain, options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]) {
        return [.group(.shadow(shadow), items)]
      }
      let cast = blendMode.applied(
        to: shadow.cast(by: items, isInverted: options.contains(.invertsAlpha), canvas.frame))
      let all =
        options.contains(.shadowOnly) ? cast : options.contains(.shadowAbove) ? items + cast : cast + items
      return options.contains(.disablesGroup) ? all : [.group(.isolation, all)]
    }
  }
}

extension Shadow {
  /// The shadow of `items` alone; if inverted, `frame` without it.
  fileprivate func cast(by items: [DisplayItem], isInverted: Bool, _ frame: CGRect) -> [DisplayItem] {
    var cast = items
    if radius > 0 { cast = [.group(.blur(radius: radius, isOpaque: false), cast)] }
    if offset != .zero {
      cast = [.group(.transform(CGAffineTransform(translationX: offset.width, y: offset.height)), cast)]
    }
    guard isInverted else { return [.group(.color(.matrix(silhouette)), cast)] }
    return [
      .group(
        .isolation, [.fill(Path(frame), .color(color), evenOdd: false), .group(.blend(.destinationOut), cast)])
    ]
  }

  /// Keeps the alpha and replaces the colour.
  private var silhouette: ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r5) = (0, Float(color.red))
    (matrix.g2, matrix.g5) = (0, Float(color.green))
    (matrix.b3, matrix.b5) = (0, Float(color.blue))
    matrix.a4 = Float(color.alpha)
    return matrix
  }
}
