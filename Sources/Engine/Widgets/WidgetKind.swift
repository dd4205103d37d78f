package import Timelines

/// All that is known of a widget: what its configuration and the modifiers on it say.
public struct WidgetKind {
  package let kind: String
  package var displayName: String?
  package var description: String?
  package var families = WidgetFamily.system
  package var hasContentMargins = true
  package var isBackgroundRemovable = true
  package var source: WidgetSource
  /// What people may set; nil for a widget without settings.
  package var settings: WidgetSettings?

  package init(kind: String, source: WidgetSource) {
    self.kind = kind
    self.source = source
  }
}
