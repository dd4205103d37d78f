public import Foundation
import Graphics

extension GraphicsContext {
  /// How a shadow lies to what casts it. Apple's page: SwiftUI/GraphicsContext/ShadowOptions.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow is drawn over what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// What casts the shadow is not drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow is where it would not be: all around, and inside at the edges. Together with `shadowAbove` and the
    /// blend mode `sourceAtop` it is an inner shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow mixes with everything that was drawn before, and not only with what casts it.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}

extension GraphicsContext.Filter {
  /// A blurred, coloured copy below, or as `options` say.
  /// Apple's page: SwiftUI/GraphicsContext/Filter/shadow(color:radius:x:y:blendMode:options:).
  ///
  /// - Parameters:
  ///   - color: Black with a third of opacity unless given.
  ///   - radius: The Gaussian's standard deviation, in points.
  ///   - x: Points to the right.
  ///   - y: Points down.
  ///   - blendMode: How the shadow mixes with what casts it, or with everything below with `disablesGroup`.
  ///   - options: How the shadow lies to what casts it.
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
    blendMode: GraphicsContext.BlendMode = .normal,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> GraphicsContext.Filter {
    GraphicsContext.Filter { items, canvas in
      guard radius.isFinite, x.isFinite, y.isFinite else {
        canvas.context.report("canvas.filter", "a shadow whose radius or offset is no number was left out")
        return items
      }
      let shadow = Shadow(
        color: color.resolved(in: canvas.environment), radius: max(0, radius), offset: CGSize(width: x, height: y))
      // Below what casts it a shadow has nothing to mix with but what was drawn before, and only without a group.
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
  /// The shadow of `items` alone; inverted, all of `frame` without it.
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

  /// Leaves the alpha and replaces the colour.
  private var silhouette: ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r5) = (0, Float(color.red))
    (matrix.g2, matrix.g5) = (0, Float(color.green))
    (matrix.b3, matrix.b5) = (0, Float(color.blue))
    matrix.a4 = Float(color.alpha)
    return matrix
  }
}
