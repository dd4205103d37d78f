public import Foundation
public import Localization

extension LocalizedStringKey {
  /// Collects the parts of an interpolated literal. Apple's page: SwiftUI/LocalizedStringKey/StringInterpolation.
  public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
    package var content = FormatKey()
    var texts: [Int: Text] = [:]

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { content.append(literal: literal) }

    /// Adds a string without parsing markup in it.
    public mutating func appendInterpolation(_ string: String) { content.append(.string(string), specifier: "%@") }

    /// Adds a number in the locale's digits: integers with grouping (`1,234`), fractions with six decimals as in
    /// printf.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      let (argument, specifier) = FormatArgument.known(value) ?? (.string("\(value)"), specifier: "%@")
      content.append(argument, specifier: specifier)
    }

    /// Adds a number in a printf format, such as `%.2f`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      content.append(FormatArgument.known(value)?.0 ?? .string("\(value)"), specifier: specifier)
    }

    /// Adds the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      let (argument, specifier) = FormatArgument.known(value) ?? (.string("\(value)"), specifier: "%@")
      content.append(argument, specifier: specifier)
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      content.append(.string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      content.append(.string(formatter?.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    /// Adds a formatted value, in the environment's locale.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      content.append(.styled(StyledArgument(input, format)), specifier: "%@")
    }

    /// Adds a value in a format style whose output is an attributed string.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
      append(Text(input, format: format))
    }

    /// Adds a resource, looked up in its own table.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(Text(resource)) }

    /// Adds a text, with its own style.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Adds an attributed string, with its own styles.
    public mutating func appendInterpolation(_ attributedString: AttributedString) { append(Text(attributedString)) }

    /// Adds an image that is set in the line.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

    /// Adds the name of a colour.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      content.append(.string("\(color)"), specifier: "%@")
    }

    /// Adds a date, or the time from or to it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }

    /// Adds the dates of an interval.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

    /// Adds the dates of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

    /// Adds a timer for an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// Adds a time in a format style.
    public mutating func appendInterpolation<Value, Style: DiscreteFormatStyle>(
      _ source: TimeDataSource<Value>, format: Style
    ) where Value == Style.FormatInput, Style.FormatOutput == AttributedString {
      append(Text(source, format: format))
    }

    /// Adds a time in a format style.
    public mutating func appendInterpolation<Value, Style: DiscreteFormatStyle>(
      _ source: TimeDataSource<Value>, format: Style
    ) where Value == Style.FormatInput, Style.FormatOutput == String {
      append(Text(source, format: format))
    }

    private mutating func append(_ text: Text) {
      texts[content.arguments.count] = text
      content.append(.string(""), specifier: "%@")
    }
  }
}
