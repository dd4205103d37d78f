import ArgumentParser
import Foundation
import Graphics
import Refreshing
import Rendering
import Scheduling
import SharedFolders
import Timelines
import ToolOptions
import Widgets
import Yams

extension ConfigurationReader {
  /// The options that all widgets of a stack share, because they are shown in one slot.
  private static var ofWholeStacks: [String] { ["device", "scale", "format"] }
  private static var ofStacks: [String] {
    ["name", "family", "rotate", "widgets"] + DrawingOption.pictureKeys + ofChanges
  }
  private static var ofStackedWidgets: [String] {
    ["kind", "settings"] + DrawingOption.pictureKeys.filter { !ofWholeStacks.contains($0) }
  }

  /// Reads `stacks`.
  ///
  /// - Parameter result: Receives the stacks, and those of their widgets that it does not have yet.
  mutating func readStacks(_ stacks: Entry, _ usual: Defaults, into result: inout Configuration) {
    guard case .sequence(let nodes) = stacks.value else {
      addError("stacks must be a list; each element begins with '- name:'", at: stacks.value)
      return
    }
    if nodes.isEmpty { addError("stacks must not be empty", at: stacks.key) }
    var lines: [String: Int] = [:]
    for node in nodes where budget >= 0 {
      guard case .mapping(let mapping) = node else {
        addError("a stack must be a mapping: name: NAME, family: FAMILY, widgets: […]", at: node)
        continue
      }
      let entries = entries(of: mapping, allowed: Self.ofStacks)
      var drawing = usual.drawing
      for entry in entries { assign(entry, to: &drawing) }
      let name = entries.first { $0.name == "name" }.flatMap { stackName($0.value, in: &lines) }
      for missing in ["name", "family", "widgets"] where !entries.contains(where: { $0.name == missing }) {
        addError("missing key '\(missing)'", at: node)
      }
      let turn = entries.first { $0.name == "rotate" }.map { self.turn($0.value) } ?? StackSlot.defaultTurn
      let family = entries.first { $0.name == "family" }.flatMap { self.family($0.value, on: drawing) }
      guard let family, let widgets = entries.first(where: { $0.name == "widgets" }) else { continue }
      let members = self.members(widgets, in: family, drawing, into: &result)
      guard let name, let turn, !members.isEmpty else { continue }
      let place = OutputSlot(kind: name, family: family)
      result.stacks.append(
        StackSlot(place: place, members: members, format: (drawing.format ?? .png).fileExtension, turn: turn))
      result.commands[place] = command(of: mapping, unless: usual.command, in: usual.folder)
    }
  }

  /// The stack's name, which becomes a folder next to the folders of kinds.
  private mutating func stackName(_ node: Node, in lines: inout [String: Int]) -> String? {
    guard let name = text(node, of: "name") else { return nil }
    guard name.utf8.count <= 100, !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      addError("name: a stack's name must be a single line of at most 100 bytes", at: node)
      return nil
    }
    if name == ScreenPlan.wallpaper || name == ScreenPlan.screens {
      let owner = name == ScreenPlan.wallpaper ? "the wallpaper's folder" : "the folders of screens"
      addError("the name '\(name)' is reserved for \(owner); use another", at: node)
      return nil
    }
    if kinds.contains(where: { $0.kind == name }) {
      addError("the name '\(name)' is the kind of a widget, which uses this folder; use another", at: node)
      return nil
    }
    if let line = lines[name] {
      addError("duplicate stack '\(name)'; the first is in line \(line)", at: node)
      return nil
    }
    lines[name] = node.mark?.line ?? 1
    return name
  }

  private mutating func family(_ node: Node, on drawing: DrawingOptions) -> WidgetFamily? {
    guard let name = text(node, of: "family") else { return nil }
    guard let family = checking(node, { try WidgetFamily.choice.value(name) }) else {
      return nil
    }
    guard drawing.device.size(of: family) != nil else {
      addError("\(name): not available on \(drawing.device.name)", at: node)
      return nil
    }
    return family
  }

  private mutating func turn(_ node: Node) -> TimeInterval? {
    duration(node, of: "rotate", in: StackSituation.leastTurn...86_400)
  }

  /// Parses a duration: `15m`, `90s` or `2h`.
  mutating func duration(_ node: Node, of name: String, in range: ClosedRange<TimeInterval>) -> TimeInterval? {
    guard let word = text(node, of: name) else { return nil }
    let units: [Substring: Double] = ["s": 1, "m": 60, "h": 3600]
    guard let match = word.wholeMatch(of: /([0-9]{1,5}(?:\.[0-9]{1,3})?)([smh])/), let number = Double(match.1),
      let unit = units[match.2], range.contains(number * unit)
    else {
      let least = range.lowerBound < 60 ? "\(Int(range.lowerBound))s" : "\(Int(range.lowerBound / 60))m"
      addError("invalid duration '\(word)'. Use one from \(least) to 24h, such as 15m.", at: node)
      return nil
    }
    return number * unit
  }

  /// The slots of a stack's widgets; empty if one of them has an error.
  ///
  /// - Parameter drawing: The options of the stack.
  private mutating func members(
    _ widgets: Entry, in family: WidgetFamily, _ drawing: DrawingOptions, into result: inout Configuration
  ) -> [OutputSlot] {
    let count = faults.count
    let nodes = list(widgets.value, of: "the widgets of a stack")
    if nodes.isEmpty && faults.count == count { addError("widgets must not be empty", at: widgets.value) }
    var members: [OutputSlot] = []
    for node in nodes where budget >= 0 {
      guard let widget = member(node, in: family, drawing) else { continue }
      if members.contains(widget.name) {
        addError(
          "\(widget.name.path) occurs twice in the stack; give one of them another scheme, mode or setting", at: node)
      } else if let other = result.widgets.first(where: { $0.name == widget.name }) {
        // The widget has one slot, even if it also occurs elsewhere.
        if other.recipe != widget.recipe {
          addError("\(widget.name.path) is already configured with another scale or format", at: node)
        }
      } else {
        result.widgets.append(widget)
      }
      members.append(widget.name)
    }
    return faults.count == count ? members : []
  }

  private mutating func member(
    _ node: Node, in family: WidgetFamily, _ drawing: DrawingOptions
  ) -> RequestedWidget? {
    var (own, named, given) = (drawing, node, Entry?.none)
    if case .mapping(let mapping) = node {
      let entries = entries(of: mapping, allowed: Self.ofStackedWidgets)
      for entry in entries { assign(entry, to: &own) }
      given = entries.first { $0.name == "settings" }
      guard let kind = entries.first(where: { $0.name == "kind" }) else {
        addError("missing key 'kind'", at: node)
        return nil
      }
      named = kind.value
    }
    guard let kind = kind(named) else { return nil }
    own.set = given.map { settings($0.value, of: kind) } ?? []
    guard checking(named, { try kind.family(family.name, on: own.device) }) != nil else { return nil }
    var placed: [RequestedWidget] = []
    append(kind, family, own, at: named, to: &placed)
    return placed.first
  }
}
