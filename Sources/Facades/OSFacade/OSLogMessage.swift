import FoundationAdditions

/// A message with values in it. Apple's page: os/OSLogMessage.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message as it is written.
  package let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts values into a message. Apple's page: os/OSLogInterpolation.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Words of the message.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Any value, as it describes itself; `privacy` and `attributes` count for nothing.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += align.aligned(String(describing: value()))
  }

  /// A whole number in a form.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(format.string(number()))
  }

  /// A number in a form.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(format.string(number()))
  }

  /// A number in a form.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(format.string(Double(number())))
  }

  /// A truth value in a form.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += format == .answer ? (value() ? "YES" : "NO") : "\(value())"
  }
}
