public import Foundation
import LayoutEngine

/// A control to choose a date. Apple's page: SwiftUI/DatePicker.
///
/// WidgetKit does not draw it: the label is shown with the date at the trailing edge, with the diagnostic
/// `view.unsupported`.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be chosen. Apple's page: SwiftUI/DatePickerComponents.
  public typealias Components = DatePickerComponents

  private let date: Date
  private let components: Components
  private let label: Label
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private init(_ date: Date, _ components: Components, _ label: Label) {
    (self.date, self.components, self.label) = (date, components, label)
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, displayedComponents, label())
  }

  public var body: some View {
    ControlRow(label: label) { Text(verbatim: text) }.inPlace(of: "DatePicker", "its date is")
  }

  private var text: String {
    let style = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: locale, calendar: calendar,
      timeZone: timeZone)
    return style.format(date)
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection.wrappedValue, displayedComponents, Text(titleKey))
  }
}

/// The parts of a date that can be chosen. Apple's page: SwiftUI/DatePickerComponents.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
  /// The hour, the minute and the second, as on a watch.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

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
