import AtomicFiles
import Foundation
package import Timelines

/// Which widget is where: its kind, its family, and what sets it apart from others of the same kind and family.
package struct PlaceName: Hashable, Sendable, Codable {
  package let kind: String
  package let family: WidgetFamily
  /// Settings and options that are not the usual ones, as they are written; empty for a place without any.
  package let options: [String]

  /// The folder of the place within an output: `comic/systemMedium`, or `comic/systemMedium-3fa94c1b` with options.
  package let path: String

  package init(kind: String, family: WidgetFamily, options: [String] = []) {
    (self.kind, self.family, self.options) = (kind, family, options)
    var path = "\(kind.asFileName)/\(family.name)"
    if !options.isEmpty { path += "-\(ContentHash(Data(options.joined(separator: "\u{0}").utf8)).digits.prefix(8))" }
    self.path = path
  }

  /// Whether a setting is an address, which may have a password in it.
  var mayHoldSecret: Bool { options.contains { $0.contains("://") } }

  /// The settings among the options: texts by the names of parameters.
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

  /// The family is written by its name; the path follows from the rest.
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
