extension Text {
  /// How letters are cased when they are shown. Apple's page: SwiftUI/Text/Case.
  public enum Case: Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// None.
    case lowercase
  }
}

extension EnvironmentValues {
  /// How letters are cased; nil for as they are. Apple's page: SwiftUI/EnvironmentValues/textCase.
  public var textCase: Text.Case? {
    get { paragraph.textCase }
    set { paragraph.textCase = newValue }
  }
}

extension View {
  /// Shows text in capitals or without; nil for as it is. Apple's page: SwiftUI/View/textCase(_:).
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
