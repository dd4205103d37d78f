public import Foundation
import JSONText

/// Reads the content of the news widgets.
public struct WidgetDataDecoder: Sendable {
  /// The app group of NetNewsWire for iOS, which its widget reads.
  public static let group = "group.com.ranchero.NetNewsWire.iOS"
  /// The group of earlier releases, read if the other has no data.
  public static let formerGroup = "group.com.ranchero.NetNewsWire"
  /// The file name in the group's container.
  public static let fileName = "widget-data.json"
  /// The maximum size of the file: 32 MiB.
  static let byteLimit = 32 << 20

  public let container: URL

  public init(container: URL) { self.container = container }

  /// The data; nil if none were written yet.
  ///
  /// Reads the field names of NetNewsWire's technote and the newer ones: `totalUnreadCount`, `totalTodayCount`,
  /// `totalStarredCount`, `totalTodayUnreadCount`, `feedIconPath` (a path in the container). Missing or damaged
  /// values are left out, or derived from others, and reported: `feed.widget-data-article`, `feed.widget-data-icon`,
  /// `feed.widget-data-field`.
  /// - Throws: `WidgetDataError.unreadable`, `.tooLarge`, and `.malformed` if the file is not a JSON object.
  public func decodeWidgetData() throws(WidgetDataError) -> WidgetData? {
    let file = container.appending(path: Self.fileName).path
    guard let data = try contents(file) else { return nil }
    do {
      let read = try JSONDecoder().decode(LenientWidgetData.self, from: data)
      return WidgetDataReading(container: container, file: file).data(read)
    } catch {
      throw .malformed(file: file, reason: JSONSyntaxError(in: data)?.description ?? "not a JSON object")
    }
  }

  private func contents(_ file: String) throws(WidgetDataError) -> Data? {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    do throws(FeedError) {
      return try FeedFile.contents(of: URL(fileURLWithPath: file), limit: Self.byteLimit)
    } catch {
      switch error {
      case .tooLarge(_, let limit): throw .tooLarge(file: file, limit: limit)
      case .unreadableFile(_, let reason): throw .unreadable(file: file, reason: reason)
      default: throw .unreadable(file: file, reason: "\(error)")
      }
    }
  }
}
