/// How forms are drawn. Apple's page: SwiftUI/FormStyle. A widget has no forms, so no style means anything here.
public protocol FormStyle {}

/// The platform's own style. Apple's page: SwiftUI/AutomaticFormStyle. Means nothing in a widget.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's own style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Labels and controls in two columns. Apple's page: SwiftUI/ColumnsFormStyle. Means nothing in a widget.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// Controls in groups. Apple's page: SwiftUI/GroupedFormStyle. Means nothing in a widget.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Controls in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Does nothing: a widget has no forms. Apple's page: SwiftUI/View/formStyle(_:).
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
