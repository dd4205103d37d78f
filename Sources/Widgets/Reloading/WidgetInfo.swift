public import ConfigurationIntents
public import Timelines

/// A widget that somebody has put in place. Apple's page: WidgetKit/WidgetInfo.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
  /// What names the widget: kind and family.
  public struct ID: Hashable, Sendable {
    let kind: String
    let family: WidgetFamily
  }

  /// The widget's kind.
  public let kind: String
  /// The family it is drawn in.
  public let family: WidgetFamily
  /// How a server reaches it: not at all.
  public var pushInfo: WidgetPushInfo? { nil }
  /// What names the widget.
  public var id: ID { ID(kind: kind, family: family) }

  package init(kind: String, family: WidgetFamily) { (self.kind, self.family) = (kind, family) }

  /// The settings of the widget; nil, as none are known.
  /// Apple's page: WidgetKit/WidgetInfo/widgetConfigurationIntent(of:).
  public func widgetConfigurationIntent<Intent: AppIntent>(of intentType: Intent.Type) -> Intent? { nil }
}

extension WidgetInfo: CustomStringConvertible, CustomDebugStringConvertible {
  /// Kind and family, for logs.
  public var description: String { "\(kind) (\(family))" }
  /// Kind and family, for logs.
  public var debugDescription: String { description }
}
