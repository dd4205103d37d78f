import Foundation
internal import SystemIO

/// The icons of feeds as files in the group's container, where newer releases of NetNewsWire's widget read them.
struct WidgetIconFolder {
  private let folder: URL

  init(container: URL) { folder = container.appending(path: "widgetImages", directoryHint: .isDirectory) }

  /// The path of an icon, named by its hash.
  func path(of icon: Data) -> String { folder.appending(path: Self.name(of: icon)).path }

  /// Writes the icons that do not exist yet.
  ///
  /// - Throws: `WidgetDataError.cannotCreate`, `.inputOutput`.
  func write(_ data: WidgetData) throws(WidgetDataError) {
    for icon in Self.icons(of: data) {
      let path = path(of: icon)
      guard !FileManager.default.fileExists(atPath: path) else { continue }
      do throws(AtomicFileError) {
        try AtomicFile.write(icon, to: path, isPrivate: true)
      } catch {
        throw WidgetDataError(error)
      }
    }
  }

  /// Removes icons that are no longer shown. Failures are ignored.
  func removeOthers(than data: WidgetData) {
    let shown = Set(Self.icons(of: data).map(Self.name))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !shown.contains(name) && name.wholeMatch(of: /[0-9a-f]{32}\.png/) != nil {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  private static func name(of icon: Data) -> String { "\(ContentHash(icon).digits).png" }

  private static func icons(of data: WidgetData) -> Set<Data> {
    Set((data.unreadArticles + data.starredArticles + data.todayArticles).compactMap(\.feedIcon))
  }
}
