package import Foundation
import Pushing
import Refreshing
import Scheduling
package import SharedFolders

/// The folder that `status` reads, and the date.
struct StatusContext {
  let folder: OutputFolder
  /// The folder as given, with a trailing slash.
  let name: String
  let tokens: ReloadTokens
  let now: Date
}

/// What a configuration file asks for.
package struct RequestedSlots {
  package let widgets: [OutputSlot]
  package let stacks: [OutputSlot]
  /// The folders of the screens.
  package let screens: [String]

  package init(widgets: [OutputSlot], stacks: [OutputSlot], screens: [String]) {
    (self.widgets, self.stacks, self.screens) = (widgets, stacks, screens)
  }
}

package struct OutputStatus: Codable {
  /// The folder as given.
  package let output: String
  /// The widgets that have pictures, and those that are configured.
  private(set) var places: [SlotStatus]
  private(set) var stacks: [StackStatus]
  /// Nil if there is none.
  private(set) var wallpaper: ScreenStatus?
  /// The screens of panels that have pictures.
  private(set) var screens: [ScreenStatus]
  /// The targets of `push` that do not have all pictures.
  private(set) var push: [PushStatus]

  /// - Parameters:
  ///   - output: The folder as given.
  ///   - file: The configuration; nil for the one that the last pass stored.
  /// - Returns: Nil if the folder cannot be read and there is no configuration.
  package init?(of output: String, asked file: RequestedSlots?, _ tokens: ReloadTokens, at now: Date) {
    let folder = OutputFolder(URL(fileURLWithPath: output, isDirectory: true))
    let asked = file.map { ($0.widgets, $0.stacks) }
    guard let found = folder.places() ?? asked.map({ _ in [] }) else { return nil }
    self.output = output
    let look = StatusContext(
      folder: folder, name: output.hasSuffix("/") ? output : output + "/", tokens: tokens, now: now)
    let told = folder.placedList().map { list in
      let (stacks, widgets) = (list.items.filter(\.asked.isStack), list.items.filter { !$0.asked.isStack })
      return (widgets.map(\.asked.place), stacks.map(\.asked.place))
    }
    let stackPaths = Set(folder.stacks() + [asked?.1, told?.1].flatMap { $0 ?? [] }.map(\.path))
    let names = (asked ?? told).map { $0 + $1 }
    let known = Dictionary((names ?? []).map { ($0.path, $0) }) { first, _ in first }
    let isAskedFor = { (path: String) in names.map { _ in known[path] != nil } }
    places = Set(found).union(known.keys).subtracting(stackPaths).sorted().compactMap { path in
      SlotStatus(path, known[path], isAskedFor: isAskedFor(path), look)
    }
    stacks = stackPaths.sorted().compactMap { StackStatus($0, known[$0], isAskedFor: isAskedFor($0), look) }
    func screen(_ path: String) -> ScreenStatus? {
      ScreenStatus(path, look, isAskedFor: file.map { $0.screens.contains(path) })
    }
    wallpaper = screen(ScreenPlan.wallpaper)
    screens = ScreenPlan.folders(in: folder).compactMap(screen)
    push = PushRecord.all(in: folder).compactMap { PushStatus($0.record) }
  }

  /// Whether there are neither pictures nor configured outputs.
  package var isEmpty: Bool { places.isEmpty && stacks.isEmpty && wallpaper == nil && screens.isEmpty }

  /// The kinds of widgets, the names of stacks, `wallpaper` if there is one, and the folders of screens.
  package var names: Set<String> {
    Set(places.map(\.kind) + stacks.map(\.name) + ([wallpaper].compactMap(\.self) + screens).map(\.kind))
  }

  /// Removes all but the named widgets and stacks.
  package mutating func keep(only names: [String]) {
    places.removeAll { !names.contains($0.kind) }
    stacks.removeAll { !names.contains($0.name) }
    screens.removeAll { !names.contains($0.kind) }
    if let kind = wallpaper?.kind, !names.contains(kind) { wallpaper = nil }
  }

  package func lines(at now: Date) -> [String] {
    places.flatMap { $0.lines(at: now) } + stacks.flatMap { $0.lines(at: now) }
      + ([wallpaper].compactMap(\.self) + screens).flatMap { $0.lines(at: now) }
      + push.flatMap { $0.lines(at: now) }
  }

  /// The line for outputs that are not configured.
  static let notConfiguredLine = "    no longer configured: not updated; remove its folder to delete it"
}
