import Timelines

extension WidgetFamily {
  /// A family by its name, or by the short word for it: `medium`, `circular`.
  static let choice = Choice(
    of: "family", from: named,
    aliases: named.flatMap { name, family in
      ["system", "accessory"].filter(name.hasPrefix).map { (String(name.dropFirst($0.count)), family) }
    })
}
