/// The appearance of date pickers. Apple's page: SwiftUI/DatePickerStyle. A widget has no date pickers, so no style
/// has an effect.
public protocol DatePickerStyle {}

/// The default style. Apple's page: SwiftUI/DefaultDatePickerStyle. Has no effect in a widget.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A text that opens a calendar. Apple's page: SwiftUI/CompactDatePickerStyle. Has no effect in a widget.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A text that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar. Apple's page: SwiftUI/GraphicalDatePickerStyle. Has no effect in a widget.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels for the parts of a date. Apple's page: SwiftUI/WheelDatePickerStyle. Has no effect in a widget.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of a date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Does nothing: a widget has no date pickers. Apple's page: SwiftUI/View/datePickerStyle(_:).
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
