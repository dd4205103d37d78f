package import Foundation
import Refreshing
package import Scheduling

/// Where and when `status` looks.
struct StatusLook {
  let folder: OutputFolder
  /// The folder as it was named, with a slash.
  let name: String
  let tokens: ReloadTokens
  let now: Date
}

/// What a configuration file asks for.
package struct RequestedSlots {
  package let widgets: [OutputSlot]
  package let stacks: [OutputSlot]
  package let hasWallpaper: Bool

  package init(widgets: [OutputSlot], stacks: [OutputSlot], hasWallpaper: Bool) {
    (self.widgets, self.stacks, self.hasWallpaper) = (widgets, stacks, hasWallpaper)
  }
}

/// What `status` says of an output.
package struct OutputStatus: Codable {
  /// The folder, as it was named.
  package let output: String
  /// Widgets: those that are in place, and those that are asked for.
  private(set) var places: [SlotStatus]
  private(set) var stacks: [StackStatus]
  /// Nil where there is none.
  private(set) var wallpaper: WallpaperStatus?

  /// - Parameters:
  ///   - output: The folder, as it was named.
  ///   - file: What is asked for; nil for what passes said.
  /// - Returns: Nil where the folder cannot be read, and no file says what is to be in it.
  package init?(of output: String, asked file: RequestedSlots?, _ tokens: ReloadTokens, at now: Date) {
    let folder = OutputFolder(URL(fileURLWithPath: output, isDirectory: true))
    let asked = file.map { ($0.widgets, $0.stacks) }
    guard let found = folder.places() ?? asked.map({ _ in [] }) else { return nil }
    self.output = output
    let look = StatusLook(
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
    wallpaper = WallpaperStatus(look, isAskedFor: file?.hasWallpaper)
  }

  /// Whether nothing is in place and nothing asked for.
  package var isEmpty: Bool { places.isEmpty && stacks.isEmpty && wallpaper == nil }

  /// The kinds of the widgets, the names of the stacks, and `wallpaper` if there is one.
  package var names: Set<String> { Set(places.map(\.kind) + stacks.map(\.name) + [wallpaper?.kind].compactMap(\.self)) }

  /// Leaves out all but the widgets of some kinds and the stacks of some names.
  package mutating func keep(only names: [String]) {
    places.removeAll { !names.contains($0.kind) }
    stacks.removeAll { !names.contains($0.name) }
    if let kind = wallpaper?.kind, !names.contains(kind) { wallpaper = nil }
  }

  /// In words.
  package func lines(at now: Date) -> [String] {
    places.flatMap { $0.lines(at: now) } + stacks.flatMap { $0.lines(at: now) } + (wallpaper?.lines(at: now) ?? [])
  }

  /// What is said of places that nobody asks for.
  static let unasked = "    not asked for any more: it stays as it is until its folder is removed"
}
