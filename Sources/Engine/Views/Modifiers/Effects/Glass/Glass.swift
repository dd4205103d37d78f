import Graphics
import LayoutEngine

/// A kind of glass. Apple's page: SwiftUI/Glass.
///
/// Glass shows what is behind it in the picture, bent at its rim. It follows the colour scheme, but not, as on a
/// screen, the brightness of what is behind.
public struct Glass: Hashable, Sendable {
  enum Variant: Hashable {
    case regular, clear, identity
  }

  let variant: Variant
  private var color: Color?

  private init(_ variant: Variant) { self.variant = variant }

  /// Blurred, and light or dark. Apple's page: SwiftUI/Glass/regular.
  public static let regular = Glass(.regular)
  /// Almost transparent, and a little darker than what is behind. Apple's page: SwiftUI/Glass/clear.
  public static let clear = Glass(.clear)
  /// No glass. Apple's page: SwiftUI/Glass/identity.
  public static let identity = Glass(.identity)

  /// Tints the glass. Apple's page: SwiftUI/Glass/tint(_:).
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Returns the glass itself: a still picture cannot be touched. Apple's page: SwiftUI/Glass/interactive(_:).
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// The paint of the glass; nil for none.
  func paint(in environment: EnvironmentValues) -> Paint? {
    let metrics = environment.systemStyle.glass
    let isDark = environment.colorScheme == .dark
    let kind = variant == .clear ? metrics.clear : metrics.regular
    guard variant != .identity else { return nil }
    let base = isDark ? kind.dark : kind.light
    let cover = color.map { $0.resolved(in: environment).opacity(metrics.tintOpacity) }
    if environment.accessibilityReduceTransparency {
      let ground = environment.color(.material).opacity(1)
      return .color(cover?.over(ground) ?? ground)
    }
    var rim = metrics.rim
    if isDark { rim.highlight *= metrics.darkHighlight }
    return .material(
      Backdrop(radius: kind.blurRadius, saturation: kind.saturation, tint: cover?.over(base) ?? base, rim: rim))
  }
}

extension ResolvedColor {
  /// The colour that both have when this one is painted over `ground`.
  fileprivate func over(_ ground: ResolvedColor) -> ResolvedColor {
    let rest = ground.alpha * (1 - alpha)
    let sum = alpha + rest
    guard sum > 0 else { return .clear }
    func mix(_ part: KeyPath<ResolvedColor, Double>) -> Double {
      (self[keyPath: part] * alpha + ground[keyPath: part] * rest) / sum
    }
    return ResolvedColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: sum)
  }
}
