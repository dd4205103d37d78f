import Foundation
internal import SystemIO

/// Stores in the group's container that the widgets have to be reloaded.
struct PendingReloadMarker {
  private let file: URL

  init(container: URL) { file = container.appending(path: ".widget-data.untold") }

  var isSet: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// - Throws: `WidgetDataError.cannotCreate`, `.inputOutput`.
  func set() throws(WidgetDataError) {
    do throws(AtomicFileError) {
      try AtomicFile.write(Data(), to: file.path, isPrivate: true)
    } catch {
      throw WidgetDataError(error)
    }
  }

  /// - Throws: `WidgetDataError.inputOutput`; the widgets are then reloaded once more.
  func remove() throws(WidgetDataError) {
    guard unlink(file.path) < 0, errno != ENOENT else { return }
    throw .inputOutput(file: file.path, reason: SystemError.last.description)
  }
}
