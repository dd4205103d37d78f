import Foundation
import Graphics
package import Refreshing
import Rendering
import Scheduling
import SharedFolders
import SystemIO
import SystemSettings
package import Timelines
import ToolReports
package import Widgets

extension DrawingOptions {
  /// A widget with its output slot.
  ///
  /// - Parameter usual: The ``slotOptions`` of a configuration file, which do not become part of the folder's name;
  ///   nil for the standard options.
  package func placed(_ kind: WidgetKind, _ family: WidgetFamily, unlike usual: [String]? = nil) throws
    -> RequestedWidget
  {
    try panel.validate(format: format)
    let request = request(family)
    let settings = try settings
    let known = usual ?? Self.standardPlaceOptions
    let name = OutputSlot(
      kind: kind.kind, family: family,
      options: slotOptions.filter { !known.contains($0) } + set.sorted().map { "set \($0)" })
    return RequestedWidget(
      kind: kind, name: name, request: request, format: format ?? .png,
      recipe: recipe + (usual.map { "-" + $0.joined(separator: "-") } ?? ""),
      formerPaths: formerPaths(of: name, unlike: known),
      configured: { try await settings.applied(to: kind, in: family) })
  }

  /// The folders of a slot in earlier releases, which contained the name of the system's time zone.
  private func formerPaths(of name: OutputSlot, unlike known: [String]) -> [String] {
    var places = [name]
    if asking.chosenTimeZone == .system {
      var former = self
      former.asking.chosenTimeZone = .named(timeZone)
      places.append(
        OutputSlot(
          kind: name.kind, family: name.family,
          options: former.slotOptions.filter { !known.contains($0) } + set.sorted().map { "set \($0)" }))
    }
    return places.compactMap(\.formerPath).filter { $0 != name.path }
  }

  /// Whatever else affects the pictures: the program, the scale, the network options, and the system's time zone and
  /// locale.
  private var recipe: String {
    ([ToolName.program, "\(scale.pixelsPerPoint)", (format ?? .png).rawValue] + limits.limit.map(\.description)
      + [locale.identifier, timeZone.identifier])
      .joined(separator: "-")
  }
}
