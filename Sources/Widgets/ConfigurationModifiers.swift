public import Timelines
public import Views

/// A configuration about which a modifier said something.
public struct _ModifiedConfiguration: WidgetConfiguration {
  /// The configuration describes itself.
  public typealias Body = _NoConfiguration

  /// What is known of the widget.
  public let _kind: WidgetKind?
}

extension WidgetConfiguration {
  /// The families in which the widget can be drawn. Apple's page: SwiftUI/WidgetConfiguration/supportedFamilies(_:).
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.families = families }
  }

  /// The name in the gallery. Apple's page: SwiftUI/WidgetConfiguration/configurationDisplayName(_:).
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
    changing { $0.displayName = displayName.string(in: EnvironmentValues()) }
  }

  /// The name in the gallery.
  @_disfavoredOverload
  public func configurationDisplayName<Name: StringProtocol>(_ displayName: Name) -> some WidgetConfiguration {
    changing { $0.displayName = String(displayName) }
  }

  /// What the widget does, in the gallery. Apple's page: SwiftUI/WidgetConfiguration/description(_:).
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    changing { $0.description = description.string(in: EnvironmentValues()) }
  }

  /// What the widget does, in the gallery.
  @_disfavoredOverload
  public func description<Words: StringProtocol>(_ description: Words) -> some WidgetConfiguration {
    changing { $0.description = String(description) }
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

  private func changing(_ change: (inout WidgetKind) -> Void) -> _ModifiedConfiguration {
    var kind = _kind
    if var known = kind {
      change(&known)
      kind = known
    }
    return _ModifiedConfiguration(_kind: kind)
  }
}
