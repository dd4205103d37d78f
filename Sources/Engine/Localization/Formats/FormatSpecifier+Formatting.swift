import Foundation

extension FormatSpecifier {
  /// The formatted argument, in the digits of the locale.
  package func string(for argument: FormatArgument, in context: LocalizationContext) -> String {
    let locale = context.locale
    let string =
      switch (conversion, argument) {
      case (_, .styled(let styled)): styled.string(in: context)
      case ("@", .string(let string)), ("s", .string(let string)), ("S", .string(let string)): string
      case (_, .string(let string)): string
      case ("@", .integer(let value)): IntegerFormatStyle<Int64>(locale: locale).format(value)
      case ("@", .unsigned(let value)): IntegerFormatStyle<UInt64>(locale: locale).format(value)
      case ("@", .floating(let value)): FloatingPointFormatStyle<Double>(locale: locale).format(value)
      case ("f", _), ("F", _): decimal(argument.number ?? 0, locale)
      case ("e", _), ("E", _), ("g", _), ("G", _), ("a", _), ("A", _): scientific(argument.number ?? 0, locale)
      case ("x", _), ("X", _), ("o", _), ("O", _), ("p", _): radix(argument.bits)
      case ("c", _), ("C", _): Unicode.Scalar(UInt32(truncatingIfNeeded: argument.bits)).map { String($0) } ?? ""
      case (_, .unsigned(let value)): integer(IntegerFormatStyle<UInt64>(locale: locale), value)
      default: integer(IntegerFormatStyle<Int64>(locale: locale), argument.whole)
      }
    return padded(string)
  }

  private func integer<Value: BinaryInteger>(_ style: IntegerFormatStyle<Value>, _ value: Value) -> String {
    var style = style
    let digits = precision ?? (flags.contains("0") && !flags.contains("-") ? width : nil)
    if let digits { style = style.precision(.integerLength(max(digits, 1)...)) }
    if flags.contains("+") { style = style.sign(strategy: .always()) }
    return style.format(value)
  }

  private func decimal(_ value: Double, _ locale: Locale) -> String {
    var style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(precision ?? 6))
      .rounded(rule: .toNearestOrEven)
    if flags.contains("+") { style = style.sign(strategy: .always()) }
    return style.format(value)
  }

  private func scientific(_ value: Double, _ locale: Locale) -> String {
    let signs = String(flags.filter { "+ #".contains($0) }.sorted())
    return String(format: "%\(signs)\(precision.map { ".\($0)" } ?? "")\(conversion)", locale: locale, value)
  }

  private func radix(_ bits: Int64) -> String {
    let digits = String(
      UInt64(bitPattern: bits), radix: "oO".contains(conversion) ? 8 : 16, uppercase: conversion == "X")
    let prefix = flags.contains("#") || conversion == "p" ? ("oO".contains(conversion) ? "0" : "0\(conversion)") : ""
    return prefix.replacing("0p", with: "0x") + digits
  }

  private func padded(_ string: String) -> String {
    guard let width, string.count < width else { return string }
    let room = String(
      repeating: flags.contains("0") && "xXoO".contains(conversion) ? "0" : " ", count: width - string.count)
    return flags.contains("-") ? string + room : room + string
  }
}

extension FormatArgument {
  /// The number without its fraction, clamped to 64 bits; 0 for NaN.
  fileprivate var whole: Int64 {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(clamping: value)
    case .floating(let value): Int64(exactly: value.rounded(.towardZero)) ?? (value > 0 ? .max : value < 0 ? .min : 0)
    case .string, .styled: 0
    }
  }

  fileprivate var bits: Int64 {
    if case .unsigned(let value) = self { return Int64(bitPattern: value) }
    return whole
  }
}
