import Foundation

extension Text {
  /// How large a text is beside its neighbours. Apple's page: SwiftUI/Text/Scale.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The font's own size.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, as a unit beside a number.
    public static let secondary = Scale(isSecondary: true)

    /// Measured up to 17 points by the swiftui-web project.
    static let secondaryFactor: CGFloat = 0.8
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
