public import Timelines

extension WidgetConfiguration {
  /// The families that the widget supports. Apple's page: SwiftUI/WidgetConfiguration/supportedFamilies(_:).
  ///
  /// Duplicates are ignored.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { kind in
      var seen: Set<WidgetFamily> = []
      kind.families = families.filter { seen.insert($0).inserted }
    }
  }

  /// Lets the view extend to the edges. Apple's page: SwiftUI/WidgetConfiguration/contentMarginsDisabled().
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.hasContentMargins = false }
  }

  /// Whether the system may remove the background. Apple's page:
  /// SwiftUI/WidgetConfiguration/containerBackgroundRemovable(_:).
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changing { $0.isBackgroundRemovable = isRemovable }
  }

  /// Does nothing: pictures do not know where they are shown. Apple's page:
  /// SwiftUI/WidgetConfiguration/disfavoredLocations(_:for:).
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    unchanged
  }

  /// Does nothing: settings are given on the command line. Apple's page:
  /// SwiftUI/WidgetConfiguration/promptsForUserConfiguration().
  public func promptsForUserConfiguration() -> some WidgetConfiguration { unchanged }

  /// How the widget can be mounted on a wall in visionOS (default: both ways). Apple's page:
  /// SwiftUI/WidgetConfiguration/supportedMountingStyles(_:).
  ///
  /// The look `recessed` needs the style of that name.
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
    changing { $0.mountingStyles = styles }
  }

  /// The material of the widget in visionOS (default: glass). Apple's page:
  /// SwiftUI/WidgetConfiguration/widgetTexture(_:).
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { changing { $0.texture = texture } }

  /// The sizes in which a Live Activity has a view of its own. Apple's page:
  /// SwiftUI/WidgetConfiguration/supplementalActivityFamilies(_:).
  ///
  /// Without the small one, a watch shows the views beside the camera.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    changing { $0.activity?.hasSmallView = families.contains(.small) }
  }
}
