/// Controls for data entry. Apple's page: SwiftUI/Form.
///
/// WidgetKit does not draw it: the controls are shown as a plain column from the top leading corner, with the
/// diagnostic `view.unsupported`.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { RowColumn(content: content).inPlace(of: "Form", "its controls are") }
}

/// The appearance of forms. Apple's page: SwiftUI/FormStyle. A widget has no forms, so no style has an effect.
public protocol FormStyle {}

/// The default style. Apple's page: SwiftUI/AutomaticFormStyle. Has no effect in a widget.
public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Labels and controls in two columns. Apple's page: SwiftUI/ColumnsFormStyle. Has no effect in a widget.
public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// Controls in groups. Apple's page: SwiftUI/GroupedFormStyle. Has no effect in a widget.
public struct GroupedFormStyle: FormStyle {
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
