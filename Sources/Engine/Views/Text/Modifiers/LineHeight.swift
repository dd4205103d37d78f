public import Foundation

extension AttributedString {
  /// The distance between the baselines of a text. Apple's page: Foundation/AttributedString/LineHeight.
  public struct LineHeight: Hashable, Sendable {
    private enum Rule: Hashable {
      case natural
      case multiple(CGFloat)
      case increase(CGFloat)
      case exact(CGFloat)
    }

    private let rule: Rule

    /// The font's line height.
    public static let variable = LineHeight(rule: .natural)
    /// The font's line height.
    public static let normal = LineHeight(rule: .natural)
    /// One and a half times the font's size.
    public static let loose = LineHeight(rule: .multiple(1.5))
    /// The font's size.
    public static let tight = LineHeight(rule: .multiple(1))

    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(factor)) }
    /// Points added to the font's size.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .increase(increase)) }
    /// In points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

    /// The points to add to the line height of the system font at `size`, which is 1.19336 × its size.
    func leading(of size: CGFloat) -> CGFloat {
      let own = size * 1.19336
      let wanted =
        switch rule {
        case .natural: own
        case .multiple(let factor): size * factor
        case .increase(let points): size + points
        case .exact(let points): points
        }
      return wanted.isFinite ? max(wanted, 0) - own : 0
    }
  }
}

extension View {
  /// Sets the line height of texts in the view (default: the fonts'). Apple's page: SwiftUI/View/lineHeight(_:).
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> _EnvironmentModifier<Self> {
    changingText { $0.lineHeight = lineHeight }
  }
}
