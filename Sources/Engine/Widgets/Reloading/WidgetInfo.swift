public import ConfigurationIntents
import Diagnostics
import FoundationAdditions
import Graphics
package import SharedFolders
public import Timelines

/// A current widget. Apple's page: WidgetKit/WidgetInfo.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
  /// The identity of a widget: its slot.
  public struct ID: Hashable, Sendable {
    let output, place: String
  }

  public let kind: String
  public let family: WidgetFamily
  /// Always nil: push notifications are not supported.
  public var pushInfo: WidgetPushInfo? { nil }
  /// The widget's identity, which is stable while the widget stays in its slot.
  public let id: ID
  /// The type name of its settings; nil if it has none.
  private let intent: String?
  /// The settings that differ from the defaults, as text.
  private let texts: [String: [String]]

  package init(kind: String, family: WidgetFamily) {
    self.init(SlotList.Request(OutputSlot(kind: kind, family: family)), output: "")
  }

  package init(_ asked: SlotList.Request, output: String) {
    (kind, family, intent) = (asked.place.kind, asked.place.family, asked.intent)
    id = ID(output: output, place: asked.place.path)
    texts = asked.place.settings
  }

  /// The widget's settings: an intent of the configuration's type, with the values given for its slot, and the
  /// source's defaults for the others. The type is matched by its name without the module, because an app and its
  /// widgets compile it separately.
  ///
  /// Returns nil for another type, for a widget without settings, and if a value cannot be read, which the diagnostic
  /// `widget.intent-unreadable` reports. Waits at most ten seconds for values that a query finds. Apple's page:
  /// WidgetKit/WidgetInfo/widgetConfigurationIntent(of:).
  public func widgetConfigurationIntent<Intent: AppIntent>(of intentType: Intent.Type = Intent.self) -> Intent? {
    guard intent == "\(intentType)" else { return nil }
    let settings = IntentSettings(Intent())
    guard !texts.isEmpty else { return settings.subject as? Intent }
    let texts = texts
    let problem = BlockingExecutor.answer(within: 10) { () async -> String in
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
        message: "cannot read the widget's settings: \(problem ?? "a query timed out after 10 seconds")", subject: kind)
    )
    return nil
  }
}

extension WidgetInfo: CustomStringConvertible, CustomDebugStringConvertible {
  /// Kind and family, for logs.
  public var description: String { "\(kind) (\(family))" }
  public var debugDescription: String { description }
}

extension WidgetInfo {
  /// The widgets in all outputs, sorted by the outputs' paths and by slot.
  ///
  /// - Throws: A Foundation error if the list of outputs cannot be read.
  package static func placed(in known: OutputRegistry) throws -> [WidgetInfo] {
    guard let outputs = try known.outputs() else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "widget.no-outputs",
          message: "WidgetCenter was asked for the current widgets, but refresh and run have not drawn any yet"))
      return []
    }
    return outputs.flatMap { output in
      (output.placedList()?.items ?? []).filter { item in
        !item.asked.isStack && output.place(item.asked.place).currentFrame() != nil
      }.map { WidgetInfo($0.asked, output: output.url.path) }
    }
  }
}
