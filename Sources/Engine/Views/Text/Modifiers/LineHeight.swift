public import Foundation

extension AttributedString {
  /// How far the baselines of a text's lines stand apart. Apple's page: Foundation/AttributedString/LineHeight.
  public struct LineHeight: Hashable, Sendable {
    private enum Rule: Hashable {
      case natural
      case multiple(CGFloat)
      case increase(CGFloat)
      case exact(CGFloat)
    }

    private let rule: Rule

    /// The font's own.
    public static let variable = LineHeight(rule: .natural)
    /// The font's own.
    public static let normal = LineHeight(rule: .natural)
    /// A quarter further apart.
    public static let loose = LineHeight(rule: .multiple(1.5))
    /// Closer together.
    public static let tight = LineHeight(rule: .multiple(1))

    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(factor)) }
    /// Points beside the font's size.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .increase(increase)) }
    /// Points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

    /// Points to add to the line of the system font at `size`, 1.19336 × its size.
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
  /// How far the lines of texts in the view stand apart; nil for as the fonts say.
  /// Apple's page: SwiftUI/View/lineHeight(_:).
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    changingText { $0.lineHeight = lineHeight }
  }
}
