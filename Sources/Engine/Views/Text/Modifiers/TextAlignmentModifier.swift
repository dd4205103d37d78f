public import LayoutEngine

extension EnvironmentValues {
  /// How lines are set against each other. Apple's page: SwiftUI/EnvironmentValues/multilineTextAlignment.
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }
}

extension View {
  /// How lines are set against each other. Apple's page: SwiftUI/View/multilineTextAlignment(_:).
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
