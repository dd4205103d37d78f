import ArgumentParser
import Foundation
import Graphics
import Refreshing
import Rendering
import Timelines
import ToolOptions
import Widgets
import Yams

extension ConfigurationReader {
  private static var ofScreens: [String] {
    ["name", "model", "size", "margin", "layout"] + DrawingOption.pictureKeys.filter { $0 != "canvas" } + ofChanges
  }
  private static var ofRows: [String] { ["height", "widgets"] }
  /// What belongs to the screen as a whole.
  private static var ofWholeScreens: [String] { ["canvas", "palette", "dither", "rotation", "max-bytes", "format"] }
  private static var ofCells: [String] {
    ["kind", "family", "width", "settings"] + DrawingOption.pictureKeys.filter { !ofWholeScreens.contains($0) }
  }

  /// Reads `screens`.
  ///
  /// - Parameter result: Receives the screens, and those of their widgets that it does not have yet.
  mutating func readScreens(_ screens: Entry, _ usual: Defaults, into result: inout Configuration) {
    guard case .sequence(let nodes) = screens.value else {
      addError("screens must be a list; each element begins with '- name:'", at: screens.value)
      return
    }
    if nodes.isEmpty { addError("screens must not be empty", at: screens.key) }
    var names: Set<String> = []
    for node in nodes where budget >= 0 {
      guard case .mapping(let mapping) = node else {
        addError("a screen must be a mapping: name: NAME, size: 800x480, layout: […]", at: node)
        continue
      }
      readScreen(mapping, node, usual, &names, into: &result)
    }
  }

  private mutating func readScreen(
    _ mapping: Node.Mapping, _ node: Node, _ usual: Defaults, _ names: inout Set<String>,
    into result: inout Configuration
  ) {
    let count = faults.count
    let entries = entries(of: mapping, allowed: Self.ofScreens)
    func value(_ name: String) -> Node? { entries.first { $0.name == name }?.value }
    var drawing = usual.drawing
    for entry in entries { assign(entry, to: &drawing) }
    for missing in ["name", "layout"] where value(missing) == nil { addError("missing key '\(missing)'", at: node) }
    let name = value("name").flatMap { screenName($0, &names) }
    let target = target(entries, &drawing)
    let margin = value("margin").flatMap { self.margin($0, of: target?.size) }
    let command = command(of: mapping, unless: usual.command, in: usual.folder)
    guard let layout = value("layout"), let (rows, nodes) = rows(layout, drawing), let name, faults.count == count
    else { return }
    let template = ScreenTemplate(
      name: name, rows: rows, drawing: drawing, margin: margin, usualSlots: slotOptions)
    result.templates.append(template)
    // A screen without a size is drawn for the devices that show it.
    guard let target else { return }
    do throws(ScreenTemplate.Failure) {
      let drawn = try template.drawn(for: target, at: "\(ScreenPlan.screens)/\(name)")
      if let other = result.add(drawn.widgets) {
        return addError("\(other) is already configured with another scale or format", at: layout)
      }
      result.screens.append(ConfiguredScreen(plan: drawn.plan, command: command))
    } catch {
      addError(error.message, at: error.cell.map { nodes[$0] } ?? layout)
    }
  }

  /// The panel of a screen, by its model or its size; nil if it has neither, or an error.
  ///
  /// - Parameter drawing: Gets the options of the model.
  private mutating func target(_ entries: [Entry], _ drawing: inout DrawingOptions) -> ScreenTemplate.Target? {
    func value(_ name: String) -> Node? { entries.first { $0.name == name }?.value }
    var size: PixelSize?
    if let node = value("model"), let name = text(node, of: "model") {
      let choice = Choice(of: "model", from: PanelModel.all.map { ($0.name, $0) }, shownAs: "almanac devices models")
      guard let model = checking(node, { try choice.value(name) }) else { return nil }
      let own = drawing.panel
      (drawing.panel.palette, drawing.panel.rotation) = (own.palette ?? model.panel.palette, model.rotation)
      if own.byteLimit == nil { drawing.panel.byteLimit = model.byteLimit }
      size =
        model.rotation.swapsSides ? PixelSize(width: model.size.height, height: model.size.width) : model.size
    }
    if let node = value("size"), let word = text(node, of: "size") {
      guard let given = checking(node, { try PanelOptions.canvas(word) }) else { return nil }
      size = given
    }
    guard let size else {
      // Without a panel, only devices have one.
      if let named = entries.first(where: { ["rotation", "max-bytes", "format"].contains($0.name) }) {
        addError("\(named.name) needs a size or model", at: named.key)
      }
      return nil
    }
    let format = drawing.format ?? .png
    let count = faults.count
    _ = checking(entries[0].key) { [drawing] in
      if format != .png && !format.needsPanel {
        throw ValidationError("a screen is a PNG, or with a palette a BMP or raw pixels.")
      }
      try drawing.panel.validate(format: format)
    }
    guard faults.count == count else { return nil }
    return ScreenTemplate.Target(size: size, panel: drawing.panel.panel, format: format)
  }

  /// The screen's name, which becomes a folder and a part of its address.
  private mutating func screenName(_ node: Node, _ names: inout Set<String>) -> String? {
    guard let name = text(node, of: "name") else { return nil }
    guard name.wholeMatch(of: /[A-Za-z0-9_-][A-Za-z0-9._-]{0,39}/) != nil else {
      addError("name: a screen's name has 1 to 40 letters, digits, dots, hyphens and underscores", at: node)
      return nil
    }
    guard names.insert(name).inserted else {
      addError("duplicate screen '\(name)'", at: node)
      return nil
    }
    return name
  }

  private mutating func margin(_ node: Node, of size: PixelSize?) -> Int? {
    guard let word = text(node, of: "margin") else { return nil }
    let largest = size.map { min($0.width, $0.height) / 4 } ?? 100
    guard let margin = Int(word), (0...largest).contains(margin) else {
      addError("invalid margin '\(word)'. Use pixels, at most a quarter of the screen's shorter side.", at: node)
      return nil
    }
    return margin
  }

  /// The rows of a layout, and the nodes of their cells; nil if there is an error.
  private mutating func rows(_ layout: Node, _ drawing: DrawingOptions) -> ([ScreenTemplate.Row], [Node])? {
    let count = faults.count
    var (rows, nodes): ([ScreenTemplate.Row], [Node]) = ([], [])
    for node in list(layout, of: "layout") where budget >= 0 {
      var (height, widgets) = (1.0, node)
      if case .mapping(let mapping) = node, mapping["widgets"] != nil {
        let entries = entries(of: mapping, allowed: Self.ofRows)
        height = entries.first { $0.name == "height" }.flatMap { weight($0.value, "height") } ?? 1
        widgets = entries.first { $0.name == "widgets" }?.value ?? node
      }
      let items = list(widgets, of: "row")
      if items.isEmpty, faults.count == count { addError("a row must not be empty", at: node) }
      rows.append(ScreenTemplate.Row(height: height, cells: items.compactMap { cell($0, drawing) }))
      nodes += items
    }
    if rows.isEmpty, faults.count == count { addError("layout must not be empty", at: layout) }
    return faults.count == count ? (rows, nodes) : nil
  }

  private mutating func weight(_ node: Node, _ name: String) -> Double? {
    guard let word = text(node, of: name) else { return nil }
    guard let weight = Double(word), weight >= 0.1, weight <= 100 else {
      addError("invalid \(name) '\(word)'. Use a number from 0.1 to 100, relative to the others'.", at: node)
      return nil
    }
    return weight
  }

  /// A kind, or a mapping.
  private mutating func cell(_ node: Node, _ drawing: DrawingOptions) -> ScreenTemplate.Cell? {
    guard case .mapping(let mapping) = node else {
      return kind(node).map { ScreenTemplate.Cell(kind: $0, family: nil, drawing: drawing) }
    }
    let entries = entries(of: mapping, allowed: Self.ofCells)
    func value(_ name: String) -> Node? { entries.first { $0.name == name }?.value }
    var own = drawing
    for entry in entries { assign(entry, to: &own) }
    guard let named = value("kind") else {
      addError("missing key 'kind'", at: node)
      return nil
    }
    guard let kind = kind(named) else { return nil }
    own.set = value("settings").map { settings($0, of: kind) } ?? []
    var family: WidgetFamily?
    if let named = value("family") {
      guard let known = self.family(named, of: kind, own) else { return nil }
      family = known
    }
    let width = value("width").flatMap { weight($0, "width") } ?? 1
    return ScreenTemplate.Cell(kind: kind, family: family, drawing: own, width: width)
  }
}
