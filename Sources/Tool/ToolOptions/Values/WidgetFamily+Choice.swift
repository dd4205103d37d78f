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

  /// A presentation of a Live Activity, by the name that it has on the command line.
  package static let presentation = Choice(
    of: "presentation", from: presentations.map { ($0 == .activitySmall ? "small" : $0.name, $0) })
}
