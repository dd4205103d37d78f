import Foundation

extension Text {
  /// The size of a text relative to its neighbours. Apple's page: SwiftUI/Text/Scale.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The font's size.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller and slightly heavier, as for a unit after a number; the line height does not change.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Sets the size relative to neighbours. Apple's page: SwiftUI/Text/textScale(_:isEnabled:).
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }
}

extension View {
  /// Sets the size of the texts in the view relative to neighbours. Apple's page:
  /// SwiftUI/View/textScale(_:isEnabled:).
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingText { if isEnabled { $0.scale = scale } }
  }
}
