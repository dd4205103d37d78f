public import Foundation
import Localization

extension Measurement where UnitType: Dimension {
  /// Writes a measurement with its unit: `4.2 km`, `21°`. Apple's page: Foundation/Measurement/FormatStyle.
  ///
  /// Values are converted to the unit that the region of the locale uses for such things, unless `usage` is
  /// ``FormatStyleUsage/asProvided``. The locale is the picture's unless set.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    /// How much room the unit takes. Apple's page: Foundation/Measurement/FormatStyle/UnitWidth.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let width: String
      /// `4.2 kilometers`.
      public static var wide: Self { Self(width: "unit-width-full-name") }
      /// `4.2 km`.
      public static var abbreviated: Self { Self(width: "unit-width-short") }
      /// `4.2km`.
      public static var narrow: Self { Self(width: "unit-width-narrow") }
    }

    /// How much room the unit takes.
    public var width: UnitWidth
    /// The locale; nil for the picture's.
    var ownLocale: Locale?
    /// What is measured.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil for at most two fraction digits, none for temperatures and people.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature goes without the letter of its scale.
    public var hidesScaleName = false

    /// The locale of the text.
    public var locale: Locale {
      get { ownLocale ?? LocalizationContext.current.locale }
      set { ownLocale = newValue }
    }

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.usage, self.numberFormatStyle) = (width, usage, numberFormatStyle)
      ownLocale = locale == .autoupdatingCurrent ? nil : locale
    }

    /// The same style in a locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.ownLocale = locale
      return copy
    }

    /// The text.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(
        width: width.width, usage: usage?.name ?? "general", number: numberFormatStyle, hidesScaleName: hidesScaleName,
        locale: locale
      ).string(value.value, value.unit)
    }
  }

  /// The text in a style. Apple's page: Foundation/Measurement/formatted(_:).
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// The text, abbreviated. Apple's page: Foundation/Measurement/formatted().
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// A style for measurements. Apple's page: Foundation/FormatStyle/measurement(width:usage:numberFormatStyle:).
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style for temperatures.
  /// Apple's page: Foundation/FormatStyle/measurement(width:usage:hidesScaleName:numberFormatStyle:).
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
