public import ConfigurationIntents
import Diagnostics
import Graphics
package import Scheduling
public import Timelines

/// A widget that is in place. Apple's page: WidgetKit/WidgetInfo.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
  /// What names the widget: its place.
  public struct ID: Hashable, Sendable {
    let output: String
    let place: String
  }

  /// The widget's kind.
  public let kind: String
  /// The family it is drawn in.
  public let family: WidgetFamily
  /// How a server reaches it: not at all.
  public var pushInfo: WidgetPushInfo? { nil }
  /// What names the widget. It stays the same for as long as the widget is in its place.
  public let id: ID
  /// The name of the type of its settings; nil where it has none.
  private let intent: String?
  /// The settings that are not the usual ones, as they are written.
  private let texts: [String: [String]]

  package init(kind: String, family: WidgetFamily) {
    self.init(SlotList.Asked(OutputSlot(kind: kind, family: family)), output: "")
  }

  package init(_ asked: SlotList.Asked, output: String) {
    (kind, family, intent) = (asked.place.kind, asked.place.family, asked.intent)
    id = ID(output: output, place: asked.place.path)
    texts = asked.place.settings
  }

  /// The settings of the widget: an intent of the type that its configuration has, with the values that were given where it
  /// was put in place, and the defaults of the source for the others. The type is known by its name without its module, as
  /// an app and its widgets compile it each for themselves.
  ///
  /// Nil for another type, for a widget without settings, and where a value cannot be read, which the diagnostic
  /// `widget.intent-unreadable` tells. A value that a query finds is asked for, and waited for ten seconds at most.
  /// Apple's page: WidgetKit/WidgetInfo/widgetConfigurationIntent(of:).
  public func widgetConfigurationIntent<Intent: AppIntent>(of intentType: Intent.Type = Intent.self) -> Intent? {
    guard intent == "\(intentType)" else { return nil }
    let settings = IntentSettings(Intent())
    guard !texts.isEmpty else { return settings.subject as? Intent }
    let texts = texts
    let problem = WaitingThread.answer(within: 10) { () async -> String in
      do {
        for named in settings.parameters {
          guard let given = texts[named.name] else { continue }
          try await named.set(given, for: settings.scope, within: nil)
        }
        return ""
      } catch {
        return "\(error)"
      }
    }
    if problem == "" { return settings.subject as? Intent }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "widget.intent-unreadable",
        message: "the widget's settings: \(problem ?? "a query did not answer within ten seconds")", subject: kind))
    return nil
  }
}

extension WidgetInfo: CustomStringConvertible, CustomDebugStringConvertible {
  /// Kind and family, for logs.
  public var description: String { "\(kind) (\(family))" }
  /// Kind and family, for logs.
  public var debugDescription: String { description }
}
