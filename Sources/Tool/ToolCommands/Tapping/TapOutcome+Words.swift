import Foundation
import LayoutEngine
import ToolReports

extension TapOutcome {
  /// What would be opened: a URL, or the app, with an intent.
  var opened: String? {
    if let url { return url.absoluteString.printable }
    if opensApp { return "the app" + (openedIntent.map { " with \($0)" } ?? "").printable }
    return nil
  }

  /// A sentence for the preview.
  func words(after intent: TapIntent) -> String {
    let opening = opened.map { "; it would open \($0)" } ?? ""
    let dialog = dialog.map { ": \($0)" } ?? ""
    return "\(intent.name) performed" + opening + dialog
  }
}
