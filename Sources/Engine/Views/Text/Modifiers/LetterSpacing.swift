public import Foundation

extension Text {
  /// Points added after every character; ligatures are taken apart. Apple's page: SwiftUI/Text/tracking(_:).
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking.asLetterSpacing } }

  /// Points added between characters; ligatures stay. Tracking wins over it. Apple's page: SwiftUI/Text/kerning(_:).
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning.asLetterSpacing } }

  /// Points by which the text is raised. Apple's page: SwiftUI/Text/baselineOffset(_:).
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset.asLetterSpacing }
  }
}

extension View {
  /// Points added after every character in the view. Apple's page: SwiftUI/View/tracking(_:).
  public func tracking(_ tracking: CGFloat) -> some View { changingText { $0.tracking = tracking.asLetterSpacing } }

  /// Points added between characters in the view. Apple's page: SwiftUI/View/kerning(_:).
  public func kerning(_ kerning: CGFloat) -> some View { changingText { $0.kerning = kerning.asLetterSpacing } }

  /// Points by which the texts in the view are raised. Apple's page: SwiftUI/View/baselineOffset(_:).
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingText { $0.baselineOffset = baselineOffset.asLetterSpacing }
  }
}

extension CGFloat {
  /// A distance that text can be set with: what is no number is none.
  fileprivate var asLetterSpacing: CGFloat { isFinite ? Swift.min(Swift.max(self, -10_000), 10_000) : 0 }
}
