import ArgumentParser
import Foundation
import Graphics
import Refreshing
import Rendering
import Scheduling
import Timelines
import Widgets
import Yams

extension ConfigurationReader {
  /// The options of pictures that all widgets of a stack share: they are in one place.
  private static var ofWholeStacks: [String] { ["device", "scale", "format"] }
  private static var ofStacks: [String] {
    ["name", "family", "rotate", "widgets"] + DrawingOptions.ofPictures + ["transparent"] + ofChanges
  }
  private static var ofStackedWidgets: [String] {
    ["kind", "settings"] + DrawingOptions.ofPictures.filter { !ofWholeStacks.contains($0) } + ["transparent"]
  }

  /// What `stacks` says.
  ///
  /// - Parameter result: Is given the stacks, and their widgets besides those that it has.
  mutating func readStacks(_ stacks: Entry, _ usual: Defaults, into result: inout Configuration) {
    guard case .sequence(let nodes) = stacks.value else {
      fault("stacks is a list: each begins with '- name:'", at: stacks.value)
      return
    }
    if nodes.isEmpty { fault("no stack is named", at: stacks.key) }
    var lines: [String: Int] = [:]
    for node in nodes where budget >= 0 {
      guard case .mapping(let mapping) = node else {
        fault("a stack is written as name: NAME, family: FAMILY, widgets: […]", at: node)
        continue
      }
      let entries = entries(of: mapping, allowed: Self.ofStacks)
      var drawing = usual.drawing
      for entry in entries { assign(entry, to: &drawing) }
      let name = entries.first { $0.name == "name" }.flatMap { stackName($0.value, in: &lines) }
      for missing in ["name", "family", "widgets"] where !entries.contains(where: { $0.name == missing }) {
        fault("'\(missing)' is missing", at: node)
      }
      let turn = entries.first { $0.name == "rotate" }.map { self.turn($0.value) } ?? StackSlot.usualTurn
      let family = entries.first { $0.name == "family" }.flatMap { self.family($0.value, on: drawing) }
      guard let family, let widgets = entries.first(where: { $0.name == "widgets" }) else { continue }
      let members = self.members(widgets, in: family, drawing, into: &result)
      guard let name, let turn, !members.isEmpty else { continue }
      let place = OutputSlot(kind: name, family: family)
      result.stacks.append(
        StackSlot(place: place, members: members, format: (drawing.format ?? .png).rawValue, turn: turn))
      result.commands[place] = command(of: mapping, unless: usual.command, in: usual.folder)
    }
  }

  /// The name, which is that of a folder among those of kinds.
  private mutating func stackName(_ node: Node, in lines: inout [String: Int]) -> String? {
    guard let name = text(node, of: "name") else { return nil }
    guard name.utf8.count <= 100, !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      fault("name: a stack's name is one line of at most 100 bytes", at: node)
      return nil
    }
    if name == WallpaperPlan.path {
      fault("'\(name)' is the folder of the wallpaper; give the stack another name", at: node)
      return nil
    }
    if kinds.contains(where: { $0.kind == name }) {
      fault("'\(name)' is a widget, whose pictures are in the folder of that name; give the stack another", at: node)
      return nil
    }
    if let line = lines[name] {
      fault("there is a stack '\(name)' already, in line \(line)", at: node)
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
      fault("\(name): \(drawing.device.name) has no place for it", at: node)
      return nil
    }
    return family
  }

  /// A length of time: `15m`, `90s` or `2h`.
  private mutating func turn(_ node: Node) -> TimeInterval? {
    guard let word = text(node, of: "rotate") else { return nil }
    let units: [Substring: Double] = ["s": 1, "m": 60, "h": 3600]
    guard let match = word.wholeMatch(of: /([0-9]{1,5}(?:\.[0-9]{1,3})?)([smh])/), let number = Double(match.1),
      let unit = units[match.2], number * unit >= StackSituation.leastTurn, number * unit <= 86_400
    else {
      fault("'\(word)' is no time for a turn. Write one from 1s to 24h: 15m.", at: node)
      return nil
    }
    return number * unit
  }

  /// The places of a stack's widgets; empty where anything is wrong with one of them.
  ///
  /// - Parameter drawing: The options of the stack.
  private mutating func members(
    _ widgets: Entry, in family: WidgetFamily, _ drawing: DrawingOptions, into result: inout Configuration
  ) -> [OutputSlot] {
    let count = faults.count
    let nodes = list(widgets.value, of: "the widgets of a stack")
    if nodes.isEmpty && faults.count == count { fault("no widget is in the stack", at: widgets.value) }
    var members: [OutputSlot] = []
    for node in nodes where budget >= 0 {
      guard let widget = member(node, in: family, drawing) else { continue }
      if members.contains(widget.name) {
        fault("\(widget.name.path) is in the stack already; give one of them another scheme, mode or setting", at: node)
      } else if let other = result.widgets.first(where: { $0.name == widget.name }) {
        // The widget has one place, wherever else it is asked for.
        if other.recipe != widget.recipe {
          fault("\(widget.name.path) is in place already, with another scale or format", at: node)
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
        fault("'kind' is missing", at: node)
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
