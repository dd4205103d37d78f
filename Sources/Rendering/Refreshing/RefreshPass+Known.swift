import Diagnostics
import Foundation
import Graphics
import Scheduling
import SharedFolders
import SystemIO
import Widgets

extension RefreshPass {
  /// The key of the due list's own recipe. No slot has such a path.
  private var ownPath: String {
    // Two crontab lines for different widgets in one output have separate keys.
    "/\(configuration.map { ContentHash(Data($0.utf8)).digits } ?? ownRecipe)"
  }

  /// Everything that is requested, and where the output is registered.
  private var ownRecipe: String {
    let paths = [knownOutputs?.folder.path ?? ""] + widgets.map(\.name.path) + stacks.map(\.place.path)
    return "asked-\(ContentHash(Data(paths.joined(separator: "\u{0}").utf8)).digits)"
  }

  /// Whether the output has recorded the current requests.
  func isKnown(to list: DueList, at now: Date) -> Bool {
    list.isIdle(ownPath, recipe: ownRecipe, request: "", at: now)
  }

  /// Records the requests in the output, and registers the output in the data home.
  func makeKnown(to list: inout DueList, _ report: inout Report) throws(StoreError) {
    let before = output.placedList()
    // After the list was lost, all other configurations must record their requests again.
    if before == nil { list.items = list.items.filter { !$0.key.hasPrefix("/") } }
    var placed = before ?? SlotList()
    let asked = widgets.map { widget in
      SlotList.Request(widget.name, intent: widget.kind.settings?.intentName)
    }
    placed.record(for: asked + stacks.map { SlotList.Request($0.place, isStack: true) }, by: configuration) {
      FileManager.default.fileExists(atPath: output.place($0).path)
    }
    if placed != before { try output.store(placed) }
    do {
      try knownOutputs?.register(output)
    } catch {
      report.diagnostics.append(
        Diagnostic(id: "output.not-known", message: "cannot register the output folder: \(error)"))
    }
    // Items that nobody requests any more need not be examined.
    let paths = Set(placed.items.map(\.asked.place.path) + screens.map(\.path))
    list.items = list.items.filter { $0.key.hasPrefix("/") || paths.contains($0.key) }
    list.items[ownPath] = DueList.Item(recipe: ownRecipe, frame: "", format: "", request: "", date: nil)
  }
}
