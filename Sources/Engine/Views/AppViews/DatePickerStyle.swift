/// How date pickers are drawn. Apple's page: SwiftUI/DatePickerStyle. A widget has no date pickers, so no style means anything here.
public protocol DatePickerStyle {}

/// The platform's own style. Apple's page: SwiftUI/DefaultDatePickerStyle. Means nothing in a widget.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's own style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The date as a text that opens a calendar. Apple's page: SwiftUI/CompactDatePickerStyle. Means nothing in a widget.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date as a text that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar. Apple's page: SwiftUI/GraphicalDatePickerStyle. Means nothing in a widget.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Parts of the date on wheels. Apple's page: SwiftUI/WheelDatePickerStyle. Means nothing in a widget.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Parts of the date on wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Does nothing: a widget has no date pickers. Apple's page: SwiftUI/View/datePickerStyle(_:).
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
