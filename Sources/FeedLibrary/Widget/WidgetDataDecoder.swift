public import Foundation

/// Reads what the news widgets show.
public struct WidgetDataDecoder: Sendable {
  /// The app group of the reader.
  public static let group = "group.com.ranchero.NetNewsWire"
  /// The name of the file in the group's container.
  public static let fileName = "widget-data.json"

  /// The group's container.
  public let container: URL

  /// Creates a decoder for a group's container; nothing is read yet.
  public init(container: URL) { self.container = container }

  /// The data; nil where none were written yet.
  public func decodeWidgetData() throws -> WidgetData? {
    let file = container.appending(path: Self.fileName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try JSONDecoder().decode(WidgetData.self, from: Data(contentsOf: file))
  }
}
