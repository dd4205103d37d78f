import SystemIO
import Diagnostics
import Foundation
import Graphics
import Scheduling
import Widgets

extension RefreshPass {
  /// Where the list of what is due says for what it was made; no place has such a path.
  private var ownPath: String {
    // Two lines of a crontab that ask for different widgets in one output leave each other's notes alone.
    "/\(configuration.map { ContentHash(Data($0.utf8)).digits } ?? ownRecipe)"
  }

  /// Everything that is asked for, and where the output is told of.
  private var ownRecipe: String {
    let paths = [knownOutputs?.folder.path ?? ""] + widgets.map(\.name.path) + stacks.map(\.place.path)
    return "asked-\(ContentHash(Data(paths.joined(separator: "\u{0}").utf8)).digits)"
  }

  /// Whether the output knows what is asked for in it.
  func isKnown(to list: DueList, at now: Date) -> Bool {
    list.isQuiet(ownPath, recipe: ownRecipe, request: "", at: now)
  }

  /// Tells the output what is asked for in it, and the data home of the output.
  func makeKnown(to list: inout DueList, _ report: inout Report) throws(StoreError) {
    let before = output.placedList()
    // Where the list is lost, all others are to tell again what they ask for.
    if before == nil { list.items = list.items.filter { !$0.key.hasPrefix("/") } }
    var placed = before ?? SlotList()
    let asked = widgets.map { widget in
      SlotList.Asked(widget.name, intent: widget.kind.settings?.intentName)
    }
    placed.ask(for: asked + stacks.map { SlotList.Asked($0.place, isStack: true) }, by: configuration) {
      FileManager.default.fileExists(atPath: output.place($0).path)
    }
    if placed != before { try output.keep(placed) }
    do {
      try knownOutputs?.tell(output)
    } catch {
      report.diagnostics.append(
        Diagnostic(id: "output.not-known", message: "apps do not learn of the output: \(error)"))
    }
    // What nobody asks for any more is nobody's to look at.
    let paths = Set(placed.items.map(\.asked.place.path) + [WallpaperPlan.path])
    list.items = list.items.filter { $0.key.hasPrefix("/") || paths.contains($0.key) }
    list.items[ownPath] = DueList.Item(recipe: ownRecipe, frame: "", format: "", request: "", date: nil)
  }
}
