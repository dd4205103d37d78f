public import Timelines

extension WidgetConfiguration {
  /// The families in which the widget can be drawn. Apple's page: SwiftUI/WidgetConfiguration/supportedFamilies(_:).
  ///
  /// Several with one name count once.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { kind in
      var seen: Set<WidgetFamily> = []
      kind.families = families.filter { seen.insert($0).inserted }
    }
  }

  /// Lets the view reach the edges. Apple's page: SwiftUI/WidgetConfiguration/contentMarginsDisabled().
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.hasContentMargins = false }
  }

  /// Whether the background may be left out in places that want none.
  /// Apple's page: SwiftUI/WidgetConfiguration/containerBackgroundRemovable(_:).
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changing { $0.isBackgroundRemovable = isRemovable }
  }

  /// Does nothing: pictures stand wherever they are put. Apple's page:
  /// SwiftUI/WidgetConfiguration/disfavoredLocations(_:for:).
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    unchanged
  }

  /// Does nothing: settings are given on the command line. Apple's page:
  /// SwiftUI/WidgetConfiguration/promptsForUserConfiguration().
  public func promptsForUserConfiguration() -> some WidgetConfiguration { unchanged }

  /// Does nothing: there is no room to hang the widget up in. Apple's page:
  /// SwiftUI/WidgetConfiguration/supportedMountingStyles(_:).
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { unchanged }

  /// Does nothing: there is no room to hang the widget up in. Apple's page:
  /// SwiftUI/WidgetConfiguration/widgetTexture(_:).
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { unchanged }

  /// Does nothing: there are no live activities. Apple's page:
  /// SwiftUI/WidgetConfiguration/supplementalActivityFamilies(_:).
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { unchanged }
}
