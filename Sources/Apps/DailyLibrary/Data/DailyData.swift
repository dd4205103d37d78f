public import Foundation

/// What a file or an address recommends: what is shown unless a mode is chosen, and the modes. The schema is that of
/// Docs/Daily.md.
public struct DailyData: Hashable, Sendable {
  /// The newest version of the schema that is known: 1.
  public static let newestVersion = 1

  /// What is shown unless a mode is chosen.
  public var content: DailyContent
  /// Other things to show instead, in order.
  public var modes: [DailyMode]
  /// When there will be something new; nil where the data do not say.
  public var nextUpdate: Date?

  /// Creates data without a file.
  public init(content: DailyContent, modes: [DailyMode] = [], nextUpdate: Date? = nil) {
    (self.content, self.modes, self.nextUpdate) = (content, modes, nextUpdate)
  }

  /// Whether there is nothing to see in any mode.
  public var isEmpty: Bool { content.isEmpty && modes.allSatisfy(\.content.isEmpty) }

  /// The mode with an identifier, or with a name where no identifier is the same; nil if there is none.
  public func mode(_ id: String) -> DailyMode? { modes.first { $0.id == id } ?? modes.first { $0.name == id } }
}

/// Something else that the same widget may show.
public struct DailyMode: Hashable, Sendable, Identifiable {
  /// What tells it from the others.
  public let id: String
  /// What people read.
  public let name: String
  /// What it shows; what it leaves out is the data's own.
  public let content: DailyContent

  /// Creates a mode.
  public init(id: String, name: String, content: DailyContent) {
    (self.id, self.name, self.content) = (id, name, content)
  }
}
