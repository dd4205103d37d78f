import Foundation
import JSONText

/// What is asked for in an output, and by whom: `.almanac/placed.json`. Folders of places stay when they are not asked for
/// any more; this tells them apart.
package struct SlotList: Hashable, Sendable, Codable {
  /// Something that is asked for.
  package struct Asked: Hashable, Sendable, Codable {
    package let place: OutputSlot
    /// Whether it is a stack.
    package let isStack: Bool
    /// The name of the type of the widget's settings; nil where it has none.
    package let intent: String?

    package init(_ place: OutputSlot, isStack: Bool = false, intent: String? = nil) {
      (self.place, self.isStack, self.intent) = (place, isStack, intent)
    }
  }

  package struct Item: Hashable, Sendable, Codable {
    package let asked: Asked
    /// Configuration files, by their whole paths; the empty text for the command line. Never empty.
    package fileprivate(set) var askedBy: Set<String>
  }

  /// In order of their paths.
  package private(set) var items: [Item] = []

  package init() {}

  /// The item of a place.
  package subscript(place: OutputSlot) -> Item? { items.first { $0.asked.place == place } }

  /// Notes what a pass asks for.
  ///
  /// - Parameters:
  ///   - all: What it asks for.
  ///   - configuration: The file that asks: what it asked for before and does not now, it asks for no more. Nil for the
  ///     command line, where one line asks for one widget and another for another: what it once asked for is forgotten when
  ///     its folder is gone.
  ///   - isThere: Whether a place has a folder.
  package mutating func ask(
    for all: [Asked], by configuration: String?, isThere: (OutputSlot) -> Bool
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

  /// Who asks is written in order, so that equal lists have equal bytes.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(asked, forKey: .asked)
    try values.encode(askedBy.sorted(), forKey: .askedBy)
  }
}

extension OutputFolder {
  private var placedFile: String { url.appending(path: ".almanac/placed.json").path }

  /// What is asked for; nil where no pass said so yet.
  package func placedList() -> SlotList? {
    FileManager.default.contents(atPath: placedFile).flatMap { SlotList(stableJSON: $0) }
  }

  /// Keeps what is asked for. Each change of what is asked for writes it anew, so nobody waits for the disk.
  package func keep(_ list: SlotList) throws(StoreError) {
    let folder = SlotFolder(url)
    let isPrivate = list.items.contains { $0.asked.place.mayHoldSecret }
    try folder.write(try folder.json(list), to: Self.own("placed.json"), false, isPrivate: isPrivate)
  }
}
