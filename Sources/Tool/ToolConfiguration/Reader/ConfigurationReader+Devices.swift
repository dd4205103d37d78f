import Foundation
import Refreshing
import ToolOptions
import Yams

extension ConfigurationReader {
  private static var ofDevices: [String] { ["claim", "interval", "sleep", "address", "playlists"] }
  private static var ofPlaylists: [String] { ["name", "rotate", "screens"] }
  private static var ofItems: [String] { ["screen", "from", "to", "days"] }
  private static var dayNames: [String] {
    ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
  }

  /// Reads `devices`.
  mutating func readDevices(_ node: Node, into result: inout Configuration) {
    guard case .mapping(let mapping) = node else {
      return addError("devices must be a mapping: claim: true, playlists: […]", at: node)
    }
    var settings = DeviceSettings()
    let screens = result.templates.map(\.name)
    for entry in entries(of: mapping, allowed: Self.ofDevices) {
      switch entry.name {
      case "claim": settings.needsClaim = flag(entry) ?? false
      case "interval":
        if let seconds = duration(entry.value, of: "interval", in: 60...86_400) { settings.interval = seconds }
      case "sleep": settings.sleep = span(entry.value, allowed: ["from", "to", "days"])
      case "address": settings.address = address(entry.value)
      default: settings.playlists = playlists(entry.value, among: screens)
      }
    }
    result.devices = settings
  }

  private mutating func address(_ node: Node) -> String? {
    guard let word = text(node, of: "address") else { return nil }
    guard let url = URL(string: word), ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false else {
      addError("invalid address '\(word)'. Use the server's as devices know it: http://192.168.1.5:8780", at: node)
      return nil
    }
    return word.hasSuffix("/") ? String(word.dropLast()) : word
  }

  private mutating func playlists(_ node: Node, among screens: [String]) -> [DeviceSettings.Playlist] {
    var names: Set<String> = []
    return list(node, of: "playlists").compactMap { item in
      guard case .mapping(let mapping) = item else {
        addError("a playlist must be a mapping: name: NAME, screens: […]", at: item)
        return nil
      }
      let entries = entries(of: mapping, allowed: Self.ofPlaylists)
      func value(_ name: String) -> Node? { entries.first { $0.name == name }?.value }
      for missing in ["name", "screens"] where value(missing) == nil { addError("missing key '\(missing)'", at: item) }
      guard let named = value("name"), let name = text(named, of: "name"), let shown = value("screens") else {
        return nil
      }
      if screens.contains(name) || !names.insert(name).inserted {
        addError("'\(name)' already names a screen or another playlist", at: named)
      }
      let turn = value("rotate").flatMap { duration($0, of: "rotate", in: 60...86_400) } ?? 900
      let items = list(shown, of: "screens of a playlist").compactMap { self.item($0, among: screens) }
      if items.isEmpty { addError("a playlist needs a screen", at: shown) }
      return DeviceSettings.Playlist(name: name, items: items, turn: turn)
    }
  }

  /// The name of a screen, or a mapping.
  private mutating func item(_ node: Node, among screens: [String]) -> DeviceSettings.Item? {
    let choice = Choice(of: "screen", from: screens.map { ($0, $0) })
    guard case .mapping(let mapping) = node else {
      guard let name = text(node, of: "screen") else { return nil }
      return checking(node) { try choice.value(name) }.map { DeviceSettings.Item(screen: $0) }
    }
    guard let named = mapping["screen"], let name = text(named, of: "screen"),
      let screen = checking(named, { try choice.value(name) })
    else {
      if mapping["screen"] == nil { addError("missing key 'screen'", at: node) }
      return nil
    }
    return DeviceSettings.Item(screen: screen, span: span(node, allowed: Self.ofItems))
  }

  /// `from`, `to` and `days` of a mapping; nil if it has none of them.
  private mutating func span(_ node: Node, allowed: [String]) -> DeviceSettings.Span? {
    guard case .mapping(let mapping) = node else {
      addError("expected a mapping: from: '22:00', to: '06:00'", at: node)
      return nil
    }
    let entries = entries(of: mapping, allowed: allowed)
    func value(_ name: String) -> Node? { entries.first { $0.name == name }?.value }
    guard value("from") != nil || value("to") != nil || value("days") != nil else { return nil }
    let start = value("from").map { minute($0, of: "from") } ?? 0
    let end = value("to").map { minute($0, of: "to") } ?? 1440
    let days = value("days").map { list($0, of: "days").compactMap { day($0) } } ?? []
    guard let start, let end else { return nil }
    if start == end { addError("from and to are the same time", at: node) }
    return DeviceSettings.Span(start: start, end: end, days: days)
  }

  private mutating func minute(_ node: Node, of name: String) -> Int? {
    guard let word = text(node, of: name) else { return nil }
    guard let match = word.wholeMatch(of: /([01]?[0-9]|2[0-4]):([0-5][0-9])/), let hour = Int(match.1),
      let minute = Int(match.2), hour * 60 + minute <= 1440
    else {
      addError("invalid time '\(word)'. Use hours and minutes in quotes: '06:30'", at: node)
      return nil
    }
    return hour * 60 + minute
  }

  private mutating func day(_ node: Node) -> Int? {
    let names = Self.dayNames
    guard let word = text(node, of: "days") else { return nil }
    let choice = Choice(of: "day", from: names.enumerated().map { ($1, $0 + 1) })
    return checking(node) { try choice.value(word) }
  }
}
