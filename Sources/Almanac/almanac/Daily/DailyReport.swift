import DailyLibrary
import Diagnostics
import Foundation
import ToolReports

struct DailyReport: Encodable {
  struct Unit: Encodable {
    let title: String
    let subtitle: String
    let picture: String?
    let link: String?
  }

  struct Mode: Encodable {
    let id: String
    let name: String
    let units: Int
  }

  let source: String
  let title: String
  let subtitle: String
  let background: String?
  let logo: String?
  let icon: String?
  let link: String?
  let units: [Unit]
  let modes: [Mode]
  /// ISO 8601, in UTC; nil for midnight, also if the data have a date in the past.
  let nextUpdate: String?

  init(_ load: DailyLoad, now: Date) { self.init(load.source, load.reading.data, now: now) }

  init(_ source: DailySource, _ data: DailyData, now: Date) {
    let content = data.content
    self.source = source.name
    (title, subtitle, link) = (content.title, content.subtitle, content.link?.absoluteString)
    (background, logo, icon) = (Self.shown(content.background), Self.shown(content.logo), Self.shown(content.icon))
    units = content.units.map {
      Unit(title: $0.title, subtitle: $0.subtitle, picture: Self.shown($0.picture), link: $0.link?.absoluteString)
    }
    modes = data.modes.map { Mode(id: $0.id, name: $0.name, units: $0.content.units.count) }
    nextUpdate = data.nextUpdate.flatMap { $0 > now ? $0.formatted(.iso8601) : nil }
  }

  /// A URL without parts that may be secret, or the name of a file.
  private static func shown(_ picture: DailyImage?) -> String? {
    guard let location = picture?.location else { return nil }
    // A path relative to an address may have a query too.
    guard location.contains("//") || location.contains("?") else { return location }
    return URL(string: location)?.redacted ?? "…"
  }

  static func summary(_ data: DailyData) -> String {
    "\(count(data.content.units.count, "unit")), \(count(data.modes.count, "mode"))"
  }

  func print(asJSON: Bool) throws {
    if asJSON { return try printJSON() }
    let lines =
      [("source", source), ("title", title.isEmpty ? "none" : title)]
      + [("subtitle", subtitle.isEmpty ? "none" : subtitle), ("link", link ?? "none")]
      + units.map { ("unit", $0.subtitle.isEmpty ? $0.title : "\($0.title) – \($0.subtitle)") }
      + modes.map { ("mode", $0.id == $0.name ? $0.id : "\($0.id) (\($0.name))") }
      + [("next", nextUpdate ?? "at midnight")]
    for (label, text) in lines { try Console.print(label.padded(to: 10) + text.printable) }
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
