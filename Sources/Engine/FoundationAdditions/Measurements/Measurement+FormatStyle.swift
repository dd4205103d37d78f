public import Foundation
import Localization

extension Measurement where UnitType: Dimension {
  /// Formats a measurement with its unit: `4.2 km`, `21°`. Apple's page: Foundation/Measurement/FormatStyle.
  ///
  /// Values are converted to the unit that the locale's region uses for the usage, unless `usage` is
  /// ``FormatStyleUsage/asProvided``. The default locale is the picture's.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    public struct UnitWidth: Hashable, Codable, Sendable {
      let width: String
      /// `4.2 kilometers`.
      public static var wide: Self { Self(width: "unit-width-full-name") }
      /// `4.2 km`.
      public static var abbreviated: Self { Self(width: "unit-width-short") }
      /// `4.2km`.
      public static var narrow: Self { Self(width: "unit-width-narrow") }
    }

    public var width: UnitWidth
    /// Nil for the picture's.
    var ownLocale: Locale?
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number; nil for at most two fraction digits, and none for temperatures and people.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether the letter of a temperature's scale is left out.
    public var hidesScaleName = false

    public var locale: Locale {
      get { ownLocale ?? LocalizationContext.current.locale }
      set { ownLocale = newValue }
    }

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.usage, self.numberFormatStyle) = (width, usage, numberFormatStyle)
      ownLocale = locale == .autoupdatingCurrent ? nil : locale
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.ownLocale = locale
      return copy
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(
        width: width.width, usage: usage?.name ?? "general", number: numberFormatStyle, hidesScaleName: hidesScaleName,
        locale: locale
      ).string(value.value, value.unit)
    }
  }

  /// Formats the measurement in a style. Apple's page: Foundation/Measurement/formatted(_:).
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// Formats the measurement, abbreviated. Apple's page: Foundation/Measurement/formatted().
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

  /// A style for temperatures. Apple's page:
  /// Foundation/FormatStyle/measurement(width:usage:hidesScaleName:numberFormatStyle:).
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
