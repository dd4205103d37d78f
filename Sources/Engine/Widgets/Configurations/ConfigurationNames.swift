public import Localization
public import Views

extension WidgetConfiguration {
  /// The widget's name in the gallery, localized. Apple's page:
  /// SwiftUI/WidgetConfiguration/configurationDisplayName(_:).
  ///
  /// It is looked up in the string tables, in the language of ``LocalizationContext/current`` when the bundle's
  /// widgets are listed.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
    changing { $0.displayName = displayName.string(in: .gallery) }
  }

  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changing { $0.displayName = displayName.string(in: .gallery) }
  }

  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
    changing { $0.displayName = displayName.string(in: .current) }
  }

  /// The widget's name in the gallery, verbatim.
  @_disfavoredOverload
  public func configurationDisplayName<Name: StringProtocol>(_ displayName: Name) -> some WidgetConfiguration {
    changing { $0.displayName = String(displayName) }
  }

  /// The widget's description in the gallery, localized. Apple's page: SwiftUI/WidgetConfiguration/description(_:).
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    changing { $0.description = description.string(in: .gallery) }
  }

  public func description(_ description: Text) -> some WidgetConfiguration {
    changing { $0.description = description.string(in: .gallery) }
  }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    changing { $0.description = description.string(in: .current) }
  }

  /// The widget's description in the gallery, verbatim.
  @_disfavoredOverload
  public func description<Words: StringProtocol>(_ description: Words) -> some WidgetConfiguration {
    changing { $0.description = String(description) }
  }
}

extension EnvironmentValues {
  /// The environment in which names of widgets are resolved: the current task's language and string tables.
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
