public import Localization
public import Views

extension WidgetConfiguration {
  /// The name in the gallery, translated. Apple's page: SwiftUI/WidgetConfiguration/configurationDisplayName(_:).
  ///
  /// It is looked up in the string tables, in the language that ``LocalizationContext/current`` has when the bundle is
  /// asked for its widgets.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
    named(displayName.string(in: .gallery))
  }

  /// The name in the gallery, translated.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    named(displayName.string(in: .gallery))
  }

  /// The name in the gallery, translated.
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
    named(displayName.string(in: .current))
  }

  /// The name in the gallery, as it is.
  @_disfavoredOverload
  public func configurationDisplayName<Name: StringProtocol>(_ displayName: Name) -> some WidgetConfiguration {
    named(String(displayName))
  }

  /// What the widget does, in the gallery, translated. Apple's page: SwiftUI/WidgetConfiguration/description(_:).
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    described(description.string(in: .gallery))
  }

  /// What the widget does, in the gallery, translated.
  public func description(_ description: Text) -> some WidgetConfiguration {
    described(description.string(in: .gallery))
  }

  /// What the widget does, in the gallery, translated.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    described(description.string(in: .current))
  }

  /// What the widget does, in the gallery, as it is.
  @_disfavoredOverload
  public func description<Words: StringProtocol>(_ description: Words) -> some WidgetConfiguration {
    described(String(description))
  }
}

extension EnvironmentValues {
  /// Where names of widgets are read: language and tables of the work at hand.
  static var gallery: EnvironmentValues {
    let context = LocalizationContext.current
    var values = EnvironmentValues()
    values.locale = context.locale
    values.timeZone = context.timeZone
    values.currentDate = context.now
    values.stringTables = context.tables
    return values
  }
}
