public import LayoutEngine

extension EnvironmentValues {
  /// The alignment of lines. Apple's page: SwiftUI/EnvironmentValues/multilineTextAlignment.
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }
}

extension View {
  /// Sets the alignment of lines. Apple's page: SwiftUI/View/multilineTextAlignment(_:).
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
