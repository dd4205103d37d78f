import FeedLibrary
import SharedFolders
import SystemIO
import ToolReports

struct FeedReload {
  let requests: ReloadRequests

  /// Requests new timelines of every kind that shows articles.
  ///
  /// - Throws: A failure with exit code 73 or 74 if the request cannot be stored.
  func reloadWidgets() throws(ToolError) {
    do throws(AtomicFileError) {
      for kind in WidgetDataEncoder.kinds { try requests.request(forKind: kind, outlivesPowerCuts: false) }
    } catch {
      throw ToolError("\(error)".printable, exitCode: error.kind == .cannotCreate ? .cannotCreate : .inputOutput)
    }
  }
}
