import JSONText

/// The widgets and stacks that are requested in an output, and by whom: `.almanac/placed.json`. Folders of widgets
/// that are no longer requested stay; this list distinguishes them.
package struct SlotList: Hashable, Sendable, Codable {
  /// A requested widget or stack.
  package struct Request: Hashable, Sendable, Codable {
    package let place: OutputSlot
    package let isStack: Bool
    /// The type name of the widget's settings; nil if it has none.
    package let intent: String?

    package init(_ place: OutputSlot, isStack: Bool = false, intent: String? = nil) {
      (self.place, self.isStack, self.intent) = (place, isStack, intent)
    }
  }

  package struct Item: Hashable, Sendable, Codable {
    package let asked: Request
    /// The absolute paths of the configuration files; an empty string for the command line. Never empty.
    package fileprivate(set) var askedBy: Set<String>
  }

  /// Sorted by path.
  package private(set) var items: [Item] = []

  package init() {}

  package subscript(place: OutputSlot) -> Item? { items.first { $0.asked.place == place } }

  /// Records the requests of a pass.
  ///
  /// - Parameters:
  ///   - all: The requested widgets and stacks.
  ///   - configuration: The configuration file; its earlier requests that are not in `all` are removed. Nil for the
  ///     command line, on which each command requests one widget: its requests are removed when their folders are
  ///     gone.
  ///   - isThere: Whether a slot has a folder.
  package mutating func record(
    for all: [Request], by configuration: String?, isThere: (OutputSlot) -> Bool
  ) {
    let asker = configuration ?? ""
    var next: [OutputSlot: Item] = [:]
    for var item in items {
      if configuration != nil || !isThere(item.asked.place) { item.askedBy.remove(asker) }
      if !item.askedBy.isEmpty { next[item.asked.place] = item }
    }
    for asked in all {
      next[asked.place] = Item(asked: asked, askedBy: (next[asked.place]?.askedBy ?? []).union([asker]))
    }
    items = next.values.sorted { $0.asked.place.path < $1.asked.place.path }
  }
}

extension SlotList.Item {
  private enum CodingKeys: CodingKey {
    case asked
    case askedBy
  }

  /// Sorted, so that equal lists have equal bytes.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(asked, forKey: .asked)
    try values.encode(askedBy.sorted(), forKey: .askedBy)
  }
}
