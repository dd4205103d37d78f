public import Foundation

/// The data of a file or URL: the default content, and modes. Docs/Daily.md describes the schema.
public struct DailyData: Hashable, Sendable {
  /// The newest supported version of the schema: 1.
  public static let newestVersion = 1

  /// Shown if no mode is chosen.
  public var content: DailyContent
  /// Alternative contents, in order.
  public var modes: [DailyMode]
  /// When new data are expected.
  public var nextUpdate: Date?

  public init(content: DailyContent, modes: [DailyMode] = [], nextUpdate: Date? = nil) {
    (self.content, self.modes, self.nextUpdate) = (content, modes, nextUpdate)
  }

  /// Whether there is nothing to show in any mode.
  public var isEmpty: Bool { content.isEmpty && modes.allSatisfy(\.content.isEmpty) }

  /// The mode with an identifier, or else with a name.
  public func mode(_ id: String) -> DailyMode? { modes.first { $0.id == id } ?? modes.first { $0.name == id } }
}

/// An alternative content of the widget.
public struct DailyMode: Hashable, Sendable, Identifiable {
  public let id: String
  /// The display name.
  public let name: String
  /// Its content; missing fields are those of the default content.
  public let content: DailyContent

  public init(id: String, name: String, content: DailyContent) {
    (self.id, self.name, self.content) = (id, name, content)
  }
}
