import Diagnostics
import Foundation
import HTTPFetching
import Pushing
import Refreshing
import Scheduling
import SharedFolders
import SystemIO
import ToolOptions
import Yams

extension ConfigurationReader {
  private static var ofPush: [String] {
    ["to", "method", "headers", "token-file", "password-file", "ca-file", "discovery", "pictures"] + ofChanges
  }

  /// Headers that say where a request begins and ends.
  private static var ofRequests: [String] {
    ["connection", "content-length", "expect", "te", "trailer", "transfer-encoding", "upgrade"]
  }

  /// Reads `push`: the targets that pictures are sent to.
  mutating func pushTargets(_ node: Node, _ usual: Defaults, of result: Configuration) -> [PushTarget] {
    var keys: Set<String> = []
    return list(node, of: "push").compactMap { item in
      guard case .mapping(let mapping) = item else {
        addError("a target of push must be a mapping: to: https://…, or exec: [PROGRAM, …]", at: item)
        return nil
      }
      guard let target = pushTarget(mapping, at: item, usual, of: result) else { return nil }
      if !keys.insert(target.key).inserted { addError("duplicate target \(target.name)", at: item) }
      return target
    }
  }

  private mutating func pushTarget(
    _ mapping: Node.Mapping, at node: Node, _ usual: Defaults, of result: Configuration
  ) -> PushTarget? {
    let entries = entries(of: mapping, allowed: Self.ofPush)
    func value(_ name: String) -> Node? { entries.first { $0.name == name }?.value }
    guard (value("to") == nil) != (value("exec") == nil) else {
      addError("a target of push needs either 'to' or 'exec'", at: node)
      return nil
    }
    var target: PushTarget
    if let address = value("to") {
      guard let found = self.target(address, method: value("method"), discovery: value("discovery")) else { return nil }
      target = found
    } else {
      guard let command = command(of: mapping, in: usual.folder) else {
        if faults.isEmpty { addError("exec: the program is missing", at: node) }
        return nil
      }
      target = PushTarget(.command(command))
    }
    for entry in entries where !Self.mayHave(entry.name, target) {
      addError("\(entry.name) does nothing for \(target.name)", at: entry.key)
    }
    target.secretFile = file(value("token-file") ?? value("password-file"), in: usual.folder)
    target.authorities = file(value("ca-file"), in: usual.folder)
    if let headers = value("headers") { target.headers = self.headers(headers, besidesToken: target.secretFile != nil) }
    if let pictures = value("pictures") {
      target.pictures = folders(pictures, of: result)
      if target.pictures?.isEmpty == true && faults.isEmpty { addError("pictures must not be empty", at: pictures) }
    }
    if case .http = target.means, let address = value("to"), target.address?.path().hasSuffix("/") == false {
      let paths = result.widgets.map(\.name.path) + result.stacks.map(\.place.path) + result.screens.map(\.plan.path)
      if paths.count(where: target.takes) > 1 {
        addError(
          "\(target.name) would get several pictures, each in place of the last; end it with / or name one in pictures",
          at: address)
      }
    }
    return target
  }

  /// Whether a key means something for the target.
  private static func mayHave(_ key: String, _ target: PushTarget) -> Bool {
    switch key {
    case "method", "headers", "token-file": if case .http = target.means { true } else { false }
    case "discovery", "password-file": if case .mqtt = target.means { true } else { false }
    case "ca-file": ["https", "mqtts"].contains(target.address?.scheme?.lowercased())
    case "exec-limit": target.address == nil
    default: true
    }
  }

  private mutating func target(_ node: Node, method: Node?, discovery: Node?) -> PushTarget? {
    guard let word = text(node, of: "to") else { return nil }
    guard let url = URL(string: word), let scheme = url.scheme?.lowercased(), url.host()?.isEmpty == false,
      ["http", "https", "mqtt", "mqtts"].contains(scheme), url.port.map({ (1...65_535).contains($0) }) ?? true
    else {
      addError(
        "invalid address '\(URL(string: word)?.redacted ?? word)'. Use https://HOST/…, http://, mqtt:// or mqtts://",
        at: node)
      return nil
    }
    if scheme.hasPrefix("mqtt") {
      let prefix = discovery.flatMap { text($0, of: "discovery", isEmptyAllowed: true) } ?? "homeassistant"
      let topics = [url.path, prefix]
      if url.fragment != nil || topics.contains(where: { $0.contains("+") || $0.contains("#") || $0.hasPrefix("/$") }) {
        addError("a topic must not contain + or #, or begin with $", at: node)
      }
      return PushTarget(.mqtt(url, discovery: prefix.isEmpty ? nil : prefix))
    }
    let choice = Choice(of: "method", from: HTTPUpload.Method.allCases.map { ($0.rawValue, $0) })
    let found = method.flatMap { node in
      text(node, of: "method").flatMap { word in checking(node) { try choice.value(word) } }
    }
    return PushTarget(.http(found ?? .put, url))
  }

  /// The lines of a mapping of names and values.
  ///
  /// - Parameter hasToken: Whether a file has the token.
  private mutating func headers(_ node: Node, besidesToken hasToken: Bool) -> [String] {
    guard case .mapping(let mapping) = node else {
      addError("headers must be a mapping: X-Frame: kitchen", at: node)
      return []
    }
    return mapping.compactMap { key, value in
      guard let name = text(key, of: "headers"), let text = text(value, of: name) else { return nil }
      // A line break would begin another header.
      guard name.wholeMatch(of: /[A-Za-z0-9!#$%&'*+.^_`|~-]+/) != nil, !text.contains(where: \.isNewline) else {
        addError("invalid header '\(name)'", at: key)
        return nil
      }
      if Self.ofRequests.contains(name.lowercased()) {
        addError("the header \(name) is part of each request, and cannot be changed", at: key)
      }
      if hasToken && name.lowercased() == "authorization" { addError("\(name) is also in token-file", at: key) }
      return "\(name): \(text)"
    }
  }

  /// The folders of widgets, stacks, screens and the wallpaper by their names.
  private mutating func folders(_ node: Node, of result: Configuration) -> Set<String> {
    let slots = result.widgets.map(\.name) + result.stacks.map(\.place)
    let screens = result.templates.filter { $0.name != ScreenTemplate.nameOfAll }
      .map { ($0.name, "\(ScreenPlan.screens)/\($0.name)") }
    let wallpaper = result.screens.map(\.plan.path).filter { $0 == ScreenPlan.wallpaper }.map { ($0, $0) }
    let kinds = slots.map { ($0.kind, $0.kind.asFileName) }
    let all = kinds + slots.map { ($0.path, $0.path) } + screens + screens.map { ($0.1, $0.1) } + wallpaper
    var names: Set<String> = []
    let choice = Choice(
      of: "picture", from: all, shownAs: all.map(\.0).filter { names.insert($0).inserted }.joined(separator: ", "))
    return Set(
      list(node, of: "pictures").compactMap { item in
        text(item, of: "pictures").flatMap { word in checking(item) { try choice.value(word) } }
      })
  }

  /// The path of a file that a key names, which `check` opens.
  private mutating func file(_ node: Node?, in folder: String) -> String? {
    guard let node, let name = text(node, of: "a file") else { return nil }
    let base = URL(fileURLWithPath: folder, isDirectory: true)
    let path = URL(fileURLWithPath: name, relativeTo: base).standardizedFileURL.path
    if checksFiles && access(path, R_OK) != 0 { addError("\(path): \(SystemError.last)", at: node) }
    return path
  }
}
