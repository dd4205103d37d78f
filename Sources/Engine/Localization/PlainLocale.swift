package import Foundation

/// ICU's answers for usual locales, without ICU: its code and data would be 2.5 MB of a picture's memory.
extension Locale {
  /// Languages that are written from left to right, with Latin digits and the usual cases of ASCII, in every region.
  private static let plainLanguages: Set<Substring> = [
    "da", "de", "en", "es", "fi", "fr", "it", "ja", "ko", "nb", "nl", "pl", "pt", "sv", "zh",
  ]
  /// Where the percent sign directly follows the number.
  private static let plainPercentages: Set<String> = ["en_AU", "en_CA", "en_GB", "en_US", "ja_JP", "ko_KR", "zh_CN"]

  /// Whether the name is usual, and its language plain.
  package var isPlain: Bool { Self.isUsual(identifier) && Self.plainLanguages.contains(identifier.prefix(2)) }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool { !isPlain && language.characterDirection == .rightToLeft }

  package func uppercase(_ text: String) -> String {
    isPlain && text.utf8.allSatisfy { $0 < 0x80 } ? text.uppercased() : text.uppercased(with: self)
  }

  package func lowercase(_ text: String) -> String {
    isPlain && text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : text.lowercased(with: self)
  }

  /// `value` in `style`, if it is a whole number or percentage below 1,000 in the usual style of this locale.
  func plainText<Style: FormatStyle>(of value: Style.FormatInput, _ style: Style) -> Style.FormatOutput? {
    // The casts are from a type to itself. Others would be searches.
    if Style.self == IntegerFormatStyle<Int>.self {
      let usual = IntegerFormatStyle<Int>(locale: self)
      guard isPlain, let style = style as? IntegerFormatStyle<Int>, style == usual || style == usual.grouping(.never)
      else { return nil }
      return (value as? Int).flatMap(Self.plainText) as? Style.FormatOutput
    }
    if Style.self == FloatingPointFormatStyle<Double>.Percent.self {
      guard Self.plainPercentages.contains(identifier),
        style as? FloatingPointFormatStyle<Double>.Percent == .init(locale: self), let part = value as? Double,
        part.sign == .plus, let number = Int(exactly: (part * 100).rounded()), Double(number) / 100 == part
      else { return nil }
      return Self.plainText(of: number).map { $0 + "%" } as? Style.FormatOutput
    }
    return nil
  }

  private static func plainText(of number: Int) -> String? { (0..<1000).contains(number) ? String(number) : nil }
}
