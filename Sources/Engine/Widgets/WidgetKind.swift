package import Timelines

/// A widget with the values of its configuration and its modifiers.
public struct WidgetKind {
  package let kind: String
  package var displayName: String?
  package var description: String?
  package var families = WidgetFamily.system
  package var hasContentMargins = true
  package var isBackgroundRemovable = true
  package var source: WidgetSource
  /// The user's settings; nil for a widget without settings.
  package var settings: WidgetSettings?

  package init(kind: String, source: WidgetSource) {
    self.kind = kind
    self.source = source
  }
}
