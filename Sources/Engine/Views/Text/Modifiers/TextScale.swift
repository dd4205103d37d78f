import Foundation

extension Text {
  /// How large a text is beside its neighbours. Apple's page: SwiftUI/Text/Scale.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The font's own size.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller and a little heavier, as a unit beside a number, in a line as high as the font's own.
    public static let secondary = Scale(isSecondary: true)
  }

  /// The size beside its neighbours. Apple's page: SwiftUI/Text/textScale(_:isEnabled:).
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }
}

extension View {
  /// The size of the texts in the view. Apple's page: SwiftUI/View/textScale(_:isEnabled:).
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingText { if isEnabled { $0.scale = scale } }
  }
}
