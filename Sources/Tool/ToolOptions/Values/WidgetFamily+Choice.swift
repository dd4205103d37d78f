package import Timelines

extension WidgetFamily {
  /// A family by its name, or by its short name: `medium`, `circular`.
  package static let choice = Choice(
    of: "family", from: named,
    aliases: named.flatMap { name, family in
      ["system", "accessory"].filter(name.hasPrefix).map { prefix in
        let word = name.dropFirst(prefix.count)
        return (word.prefix(1).lowercased() + String(word.dropFirst()), family)
      }
    })
}
