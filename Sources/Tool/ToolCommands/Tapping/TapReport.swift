import Diagnostics
import Foundation
import LayoutEngine
import Rendering
import ToolReports
import Widgets

/// The JSON of a tap.
struct TapReport: Encodable {
  struct Opened: Encodable {
    /// Whether the app itself would come to the foreground.
    let app: Bool
    let url: String?
    let intent: String?
  }

  /// Nil for a part of the widget without a target.
  let tapped: TapTargetReport?
  var opens: Opened?
  var dialog: String?
  /// The kinds with new timelines; empty for a link.
  var reloads: [String] = []
  var reloadsAll = false
  /// The Live Activity that was tapped.
  var activity: ActivityReport?
  /// The Live Activities that the intent has started; nil for none.
  var started: [ActivityReport]?
  /// The picture that follows an intent.
  var picture: RenderReport?
  /// The file of the picture while the intent ran.
  var during: String?
  /// The folder of the timeline that follows.
  var timeline: String?
  /// The file of the Live Activity's state.
  var contentStateOutput: String?
  /// What the intent reported.
  var diagnostics: [Diagnostic] = []

  /// A tap that performs nothing.
  init(opening target: TapTargetReport?) {
    tapped = target
    opens = Opened(app: target == nil, url: target?.url, intent: nil)
  }

  /// - Throws: An error for a Live Activity whose data JSON cannot have.
  init(_ target: TapTargetReport?, _ performed: TappedWidget.Performed) throws(ToolError) {
    let outcome = performed.outcome
    (tapped, dialog, diagnostics) = (target, outcome.dialog, performed.diagnostics)
    (reloads, reloadsAll) = (performed.reloads, performed.reloadsAll)
    if outcome.opened != nil {
      opens = Opened(app: outcome.opensApp, url: outcome.url?.absoluteString, intent: outcome.openedIntent)
    }
    let started = performed.activities.started
    do {
      activity = try performed.activities.tapped.map { try ActivityReport($0, isStarted: false) }
      if !started.isEmpty { self.started = try started.map { try ActivityReport($0, isStarted: true) } }
    } catch {
      throw .unwritableActivity(error)
    }
  }
}
