public import Foundation

extension Text {
  /// Adds points after every character; ligatures are not used. Apple's page: SwiftUI/Text/tracking(_:).
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking.asLetterSpacing } }

  /// Adds points between characters; ligatures are kept. Overridden by tracking. Apple's page:
  /// SwiftUI/Text/kerning(_:).
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning.asLetterSpacing } }

  /// Raises the baseline, in points. Apple's page: SwiftUI/Text/baselineOffset(_:).
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset.asLetterSpacing }
  }
}

extension View {
  /// Adds points after every character in the view. Apple's page: SwiftUI/View/tracking(_:).
  public func tracking(_ tracking: CGFloat) -> some View { changingText { $0.tracking = tracking.asLetterSpacing } }

  /// Adds points between characters in the view. Apple's page: SwiftUI/View/kerning(_:).
  public func kerning(_ kerning: CGFloat) -> some View { changingText { $0.kerning = kerning.asLetterSpacing } }

  /// Raises the baseline of the texts in the view, in points. Apple's page: SwiftUI/View/baselineOffset(_:).
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingText { $0.baselineOffset = baselineOffset.asLetterSpacing }
  }
}

extension CGFloat {
  /// A valid spacing: 0 for a value that is not finite.
  fileprivate var asLetterSpacing: CGFloat { isFinite ? Swift.min(Swift.max(self, -10_000), 10_000) : 0 }
}
