import Foundation
import LayoutEngine
import ToolReports
import Widgets

extension TapOutcome {
  /// What would be opened: a URL, or the app, with an intent.
  var opened: String? {
    if let url { return url.absoluteString.printable }
    if opensApp { return "the app" + (openedIntent.map { " with \($0)" } ?? "").printable }
    return nil
  }

  /// A sentence for the preview.
  func words(after intent: TapIntent, _ activities: TappedActivities) -> String {
    let opening = opened.map { "; it would open \($0)" } ?? ""
    let dialog = dialog.map { ": \($0)" } ?? ""
    let changes = activities.words.map { "; \($0)" }.joined()
    return "\(intent.name) performed" + changes + opening + dialog
  }
}
