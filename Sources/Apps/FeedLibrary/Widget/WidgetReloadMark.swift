internal import SystemIO
import Foundation

/// Notes in the group's container that the widgets are to be told of what they show.
struct WidgetReloadMark {
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

  /// - Throws: `WidgetDataError.inputOutput`: then the widgets are told again the next time.
  func remove() throws(WidgetDataError) {
    guard unlink(file.path) < 0, errno != ENOENT else { return }
    throw .inputOutput(file: file.path, reason: SystemError.last.description)
  }
}
