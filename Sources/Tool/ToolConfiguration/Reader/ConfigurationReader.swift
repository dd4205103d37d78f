import ArgumentParser
import Foundation
import Pushing
import Refreshing
import Rendering
import SharedFolders
import SystemSettings
import Timelines
import ToolOptions
import Views
import Widgets
import Yams

/// Reads a configuration file, and collects all of its errors.
///
/// Keys and values are those of the command line's options, and are parsed by the same code.
struct ConfigurationReader {
  private(set) var faults: [ConfigurationError] = []
  /// The folder of the file, to which paths are relative.
  private var folder: URL?
  /// Whether to open the files that the configuration names.
  var checksFiles = false
  let kinds: [WidgetKind]
  private let activities: [WidgetKind]
  /// The default time limit of programs in seconds.
  private(set) var changeLimit = ChangeCommand.usualLimit
  /// The file's options that do not become part of folder names.
  private(set) var slotOptions: [String] = []
  /// The number of nodes that may still be visited. Aliases may repeat a node many times.
  private(set) var budget = 200_000

  /// The largest number of elements of any list but `widgets`.
  private static var longestList: Int { 100 }
  private static var ofPlacing: [String] { ["budget", "interval", "ahead"] }
  private static var atTop: [String] {
    ["output", "widgets", "stacks", "wallpaper", "screens", "devices", "serve", "push", "seconds"]
      + DrawingOption.pictureKeys
      + DrawingOption.fileKeys
      + ofPlacing + ofChanges
  }
  private static var ofWidgets: [String] {
    ["kind", "families", "schemes", "settings"] + DrawingOption.pictureKeys + ofChanges
  }

  init(_ widgets: BundleWidgets) {
    kinds = widgets.kinds
    activities = widgets.activities
  }

  /// Reads the whole file.
  ///
  /// - Parameter words: Additional command-line options, such as `--at`, that files do not have.
  mutating func read(_ file: ConfigurationFile, adding words: [String]) -> Configuration? {
    let top = entries(of: file.root, allowed: Self.atTop)
    var (placing, drawsSeconds) = (["--output=."], true)
    for entry in top {
      if entry.name == "seconds" { drawsSeconds = flag(entry) ?? true }
      if Self.ofPlacing.contains(entry.name) { placing += option(entry.name, entry.value) }
    }
    let output = top.first { $0.name == "output" }.flatMap { text($0.value, of: "output") }
    let base = URL(fileURLWithPath: file.path).deletingLastPathComponent()
    folder = base
    // The errors have been reported; check the widgets with the options that are left.
    guard var usual = try? DrawingArguments.parse(words).options,
      let rules = try? OutputArguments.parse(placing).options
    else {
      faults.append(ConfigurationError("options cannot be combined: \(words.joined(separator: " "))"))
      return nil
    }
    for entry in top { assign(entry, to: &usual) }
    slotOptions = usual.slotOptions
    var result = Configuration(
      file: URL(fileURLWithPath: file.path).standardizedFileURL.path,
      output: output.map { URL(fileURLWithPath: $0, relativeTo: base).absoluteURL.standardized.path }, drawing: usual,
      refreshing: rules.rules.refreshing)
    result.refreshing.drawsSeconds = drawsSeconds
    let command = command(of: file.root, in: base.path)
    changeLimit = command?.limit ?? changeLimit(of: file.root) ?? changeLimit
    let defaults = Defaults(drawing: usual, command: command, folder: base.path)
    let (widgets, stacks) = (top.first { $0.name == "widgets" }, top.first { $0.name == "stacks" })
    let hasScreens = top.contains { $0.name == "screens" }
    if let widgets {
      readWidgets(widgets, defaults, into: &result)
    } else if stacks == nil && !hasScreens {
      for kind in kinds {
        for family in kind.families(on: usual.device) {
          append(kind, family, usual, at: nil, to: &result.widgets)
        }
      }
      for widget in result.widgets { result.commands[widget.name] = defaults.command }
    }
    if let stacks { readStacks(stacks, defaults, into: &result) }
    if let serve = top.first(where: { $0.name == "serve" }) { result.servedKinds = servedKinds(serve.value) }
    let wallpaper = wallpaper(file.root, among: WallpaperMember.all(of: result), usual, in: base.path)
    if let wallpaper { result.screens.append(wallpaper) }
    if let screens = top.first(where: { $0.name == "screens" }) { readScreens(screens, defaults, into: &result) }
    if result.templates.isEmpty, let all = ScreenTemplate(of: result.widgets, usual, usualSlots: slotOptions) {
      result.templates.append(all)
    }
    if let devices = top.first(where: { $0.name == "devices" }) { readDevices(devices.value, into: &result) }
    if let push = top.first(where: { $0.name == "push" }) {
      result.pushTargets = pushTargets(push.value, defaults, of: result)
    }
    return result
  }

  private mutating func readWidgets(_ widgets: Entry, _ usual: Defaults, into result: inout Configuration) {
    let nodes = list(widgets.value, of: "widgets")
    if nodes.isEmpty && faults.isEmpty { addError("widgets must not be empty", at: widgets.key) }
    var first: [OutputSlot: Node] = [:]
    for node in nodes where budget >= 0 {
      for widget in self.widgets(node, usual.drawing) {
        if let other = first[widget.name] {
          let place = "duplicate \(widget.name.path); the first is in line \(other.mark?.line ?? 1)"
          addError(place + "; give one of them another device, scheme, mode or setting", at: node)
          continue
        }
        first[widget.name] = node
        result.widgets.append(widget)
        guard case .mapping(let mapping) = node else { continue }
        result.commands[widget.name] = command(of: mapping, unless: usual.command, in: usual.folder)
      }
    }
  }

  private mutating func widgets(_ node: Node, _ usual: DrawingOptions) -> [RequestedWidget] {
    guard case .mapping(let mapping) = node else {
      addError("a widget must be a mapping: kind: NAME, families: […]", at: node)
      return []
    }
    let count = faults.count
    let entries = entries(of: mapping, allowed: Self.ofWidgets)
    var (own, schemes): (DrawingOptions, [RenderRequest.Scheme]) = (usual, [])
    for entry in entries { assign(entry, to: &own) }
    for entry in entries where entry.name == "schemes" {
      for node in list(entry.value, of: entry.name) {
        var drawing = own
        assign(Entry(name: "scheme", key: entry.key, value: node), to: &drawing)
        if let scheme = drawing.scheme { schemes.append(scheme) }
      }
    }
    guard let named = entries.first(where: { $0.name == "kind" }) else {
      addError("missing key 'kind'", at: node)
      return []
    }
    guard let kind = kind(named.value) else { return [] }
    let settings = entries.first { $0.name == "settings" }.map { self.settings($0.value, of: kind) } ?? []
    let families = entries.first { $0.name == "families" }
    var result: [RequestedWidget] = []
    if let families, case .sequence(let names) = families.value, names.isEmpty {
      addError("families must not be empty; omit it for all families of the device", at: families.value)
    }
    own.set = settings
    for scheme in schemes.isEmpty ? [own.scheme] : schemes.map(Optional.some) {
      var drawing = own
      drawing.scheme = scheme
      let names = families.map { list($0.value, of: "families") }
      let chosen = names?.compactMap { family($0, of: kind, drawing) } ?? kind.families(on: drawing.device)
      if names == nil && chosen.isEmpty {
        addError(kind.absence(of: kind.families, on: drawing.device), at: named.value)
      }
      for family in chosen { append(kind, family, drawing, at: named.value, to: &result) }
    }
    return faults.count == count ? result : []
  }

  mutating func append(
    _ kind: WidgetKind, _ family: WidgetFamily, _ drawing: DrawingOptions, at node: Node?,
    to widgets: inout [RequestedWidget]
  ) {
    do {
      widgets.append(try drawing.placed(kind, family, unlike: slotOptions))
    } catch {
      faults.append(ConfigurationError("\(error)", line: node?.mark?.line ?? 1, column: node?.mark?.column ?? 1))
    }
  }

  mutating func kind(_ node: Node) -> WidgetKind? {
    guard let name = text(node, of: "kind") else { return nil }
    return checking(node) { [known = kinds + activities] in
      try Choice(of: "widget", from: known.map { ($0.kind, $0) }).value(name)
    }
  }

  mutating func family(_ node: Node, of kind: WidgetKind, _ drawing: DrawingOptions) -> WidgetFamily? {
    guard let name = text(node, of: "families") else { return nil }
    return checking(node) { try kind.family(name, for: drawing) }
  }

  /// Reads settings as `NAME=VALUE`.
  mutating func settings(_ node: Node, of kind: WidgetKind) -> [String] {
    guard case .mapping(let mapping) = node else {
      addError("settings must be a mapping: count: 3", at: node)
      return []
    }
    var result: [String] = []
    for (key, value) in mapping {
      guard spend(1), let name = text(key, of: "settings") else { continue }
      let isKnown = checking(key) { try SettingValues(["\(name)="]).check(against: [kind]) } != nil
      guard isKnown else { continue }
      for item in list(value, of: name) {
        if let text = text(item, of: name, isEmptyAllowed: true) { result.append("\(name)=\(text)") }
      }
    }
    return result
  }

  struct Defaults {
    let drawing: DrawingOptions
    let command: ChangeCommand?
    /// The base of relative paths.
    let folder: String
  }

  struct Entry {
    let name: String
    let key: Node
    let value: Node
  }

  /// The entries of a mapping. Unknown keys are errors, which suggest the nearest key.
  mutating func entries(of mapping: Node.Mapping, allowed: [String]) -> [Entry] {
    var result: [Entry] = []
    for (key, value) in mapping {
      guard spend(1), let name = text(key, of: "a name") else { continue }
      if allowed.contains(name) {
        result.append(Entry(name: name, key: key, value: value))
      } else {
        let nearest = name.nearest(among: allowed).map { " Did you mean '\($0)'?" } ?? ""
        addError("unknown key '\(name)'.\(nearest) Choose from: \(allowed.joined(separator: ", ")).", at: key)
      }
    }
    return result
  }

  /// The elements of a list; any other node is a list of one element.
  mutating func list(_ node: Node, of name: String) -> [Node] {
    guard case .sequence(let items) = node else {
      if name == "widgets" {
        addError("widgets must be a list; each element begins with '- kind:'", at: node)
        return []
      }
      return [node]
    }
    guard name == "widgets" || items.count <= Self.longestList else {
      addError("\(name): too many values (limit \(Self.longestList))", at: node)
      return []
    }
    return spend(items.count) ? Array(items) : []
  }

  mutating func text(_ node: Node, of name: String, isEmptyAllowed: Bool = false) -> String? {
    guard case .scalar(let scalar) = node else {
      addError("\(name): expected a single value, not a list or mapping", at: node)
      return nil
    }
    if scalar.string.isEmpty && !isEmptyAllowed {
      addError("\(name): missing value", at: node)
      return nil
    }
    if scalar.style == .plain && ["~", "null"].contains(scalar.string) {
      addError("\(name): \(scalar.string) is null in YAML; put it in quotes to use it as text", at: node)
      return nil
    }
    if scalar.string.utf8.contains(0) {
      addError("\(name): a value must not contain a null byte", at: node)
      return nil
    }
    return scalar.string
  }

  mutating func flag(_ entry: Entry) -> Bool? {
    guard let value = text(entry.value, of: entry.name) else { return nil }
    if value != "true" && value != "false" {
      addError("\(entry.name) must be true or false, not '\(value)'.", at: entry.value)
    }
    return value == "true"
  }

  /// Sets an option of a picture; other entries are ignored.
  mutating func assign(_ entry: Entry, to drawing: inout DrawingOptions) {
    guard let option = DrawingOption.all.first(where: { $0.key == entry.name && $0.scope != .commandLine }) else {
      return
    }
    if option.isFlag {
      let isSet = flag(entry) ?? false
      // The command line overrides what the file sets for all widgets.
      if isSet || option.scope == .picture { try? option.read("\(isSet)", &drawing) }
    } else {
      for node in option.isRepeated ? list(entry.value, of: entry.name) : [entry.value] {
        assign(node, to: option, of: &drawing)
      }
    }
  }

  private mutating func assign(_ node: Node, to option: DrawingOption, of drawing: inout DrawingOptions) {
    guard var value = text(node, of: option.name) else { return }
    if option.name == "backdrop" && !value.hasPrefix("#") && !value.hasPrefix("gradient:") {
      // Files are relative to the configuration's, as those of wallpapers.
      value = URL(fileURLWithPath: value, relativeTo: folder).absoluteURL.path
    }
    // A copy, because the closure must not change `self` and the caller's options at once.
    var result = drawing
    if checking(node, { try option.read(value, &result) }) != nil { drawing = result }
  }

  /// Adds an error; after a thousand, the rest of the file is not read.
  mutating func addError(_ message: String, at node: Node) {
    if faults.count < 1000 { faults.append(ConfigurationError(message, at: node)) } else { budget = -1 }
  }

  mutating func checking<Value>(_ node: Node, _ value: () throws -> Value) -> Value? {
    do {
      return try value()
    } catch {
      addError((error as? ValidationError)?.message ?? "\(error)", at: node)
      return nil
    }
  }

  /// Counts visited nodes; false if the budget is used up.
  private mutating func spend(_ nodes: Int) -> Bool {
    if budget >= 0 && budget < nodes {
      faults.append(ConfigurationError("the file is too large: its aliases expand to too many nodes"))
    }
    budget -= min(nodes, budget + 1)
    return budget >= 0
  }
}
