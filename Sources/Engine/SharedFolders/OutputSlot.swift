import Foundation
import SystemIO
package import Timelines

/// The identity of a widget in an output: its kind, its family, and options that distinguish it from others of the
/// same kind and family.
package struct OutputSlot: Hashable, Sendable, Codable {
  package let kind: String
  package let family: WidgetFamily
  /// The settings and options that are not the defaults, as text.
  package let options: [String]

  /// The folder in the output: `comic/systemMedium`, or with options `comic/systemMedium-dark`.
  package let path: String

  package init(kind: String, family: WidgetFamily, options: [String] = []) {
    (self.kind, self.family, self.options) = (kind, family, options)
    let folder = "\(kind.asFileName)/\(family.name)"
    path = options.isEmpty ? folder : "\(folder)-\(Self.words(for: options) ?? Self.digits(of: options))"
  }

  /// The folder of earlier versions for a widget with options: `comic/systemMedium-3fa94c1b`. Nil without options.
  package var formerPath: String? {
    options.isEmpty ? nil : "\(kind.asFileName)/\(family.name)-\(Self.digits(of: options))"
  }

  /// Short words for options, such as `dark-de`; nil if the words would be ambiguous or too long.
  private static func words(for options: [String]) -> String? {
    let words = options.compactMap(word)
    guard words.count == options.count else { return nil }
    let text = words.joined(separator: "-")
    return text.utf8.count <= 60 ? text : nil
  }

  /// The word for an option. A value that no other option has is used alone; a setting keeps its name.
  private static func word(for option: String) -> String? {
    let isSetting = option.hasPrefix("set ")
    let text = isSetting ? String(option.dropFirst(4)) : option
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if isSetting {
      guard sides.count == 2, isPlain(sides[0]) else { return nil }
      return settingWord(sides[1]).map { "\(sides[0])=\($0)" }
    }
    guard sides.count == 2 else { return ["transparent", "opaque"].contains(text) ? text : nil }
    let value = sides[1]
    switch sides[0] {
    case "scheme", "mode", "state", "locale": return isPlain(value) ? value : nil
    // Device names contain hyphens.
    case "device": return value.wholeMatch(of: /[A-Za-z0-9-]+/) == nil ? nil : value
    case "time-zone": return folderName(ofZone: value)
    case "type-size": return isPlain(value) ? "\(value)-text" : nil
    default: return nil
    }
  }

  /// A setting's value, or the name of a time zone with `_` for `/`; nil if it could be mistaken for such a name.
  private static func settingWord(_ value: String) -> String? {
    guard !isPlain(value) else {
      let isDoubtful =
        value.contains("_") && TimeZone.knownTimeZoneIdentifiers.contains { folderName(ofZone: $0) == value }
      return isDoubtful ? nil : value
    }
    guard TimeZone(identifier: value) != nil, let word = folderName(ofZone: value) else { return nil }
    return isPlain(word) ? word : nil
  }

  /// `Europe_Berlin` for `Europe/Berlin`.
  private static func folderName(ofZone name: String) -> String? {
    let word = name.replacing("/", with: "_")
    return word.wholeMatch(of: /[A-Za-z0-9_+-]+/) == nil ? nil : word
  }

  private static func isPlain(_ text: String) -> Bool { text.wholeMatch(of: /[A-Za-z0-9_]+/) != nil }

  private static func digits(of options: [String]) -> String {
    String(ContentHash(Data(options.joined(separator: "\u{0}").utf8)).digits.prefix(8))
  }

  /// Whether a setting is a URL, which may contain a password.
  package var mayHoldSecret: Bool { options.contains { $0.contains("://") } }

  /// The settings among the options: texts by parameter name.
  package var settings: [String: [String]] {
    var settings: [String: [String]] = [:]
    for option in options where option.hasPrefix("set ") {
      let parts = option.dropFirst(4).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { settings[String(parts[0]), default: []].append(String(parts[1])) }
    }
    return settings
  }

  private enum CodingKeys: CodingKey {
    case kind
    case family
    case options
  }

  /// The family is encoded by name; the path is derived.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let name = try values.decode(String.self, forKey: .family)
    guard let family = WidgetFamily.named.first(where: { $0.0 == name })?.1 else {
      throw DecodingError.dataCorruptedError(forKey: .family, in: values, debugDescription: name)
    }
    self.init(
      kind: try values.decode(String.self, forKey: .kind), family: family,
      options: try values.decode([String].self, forKey: .options))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(family.name, forKey: .family)
    try values.encode(options, forKey: .options)
  }
}
