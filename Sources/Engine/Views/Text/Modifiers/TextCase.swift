extension Text {
  /// The case of letters. Apple's page: SwiftUI/Text/Case.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

extension EnvironmentValues {
  /// The case of letters; nil for unchanged. Apple's page: SwiftUI/EnvironmentValues/textCase.
  public var textCase: Text.Case? {
    get { paragraph.textCase }
    set { paragraph.textCase = newValue }
  }
}

extension View {
  /// Sets the case of letters; nil for unchanged. Apple's page: SwiftUI/View/textCase(_:).
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
