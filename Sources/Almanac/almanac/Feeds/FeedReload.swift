import SystemIO
import FeedLibrary
import Scheduling
import ToolCommands

/// What the app side of the news widgets asks of them.
struct FeedReload {
  let requests: ReloadRequests

  /// Asks for new timelines of every kind that shows articles.
  ///
  /// - Throws: A failure with exit code 73 or 74 when that cannot be written.
  func tell() throws(ToolError) {
    do throws(AtomicFileError) {
      for kind in WidgetDataEncoder.kinds { try requests.ask(forKind: kind, outlivesPowerCuts: false) }
    } catch {
      throw ToolError("\(error)".printable, exitCode: error.kind == .cannotCreate ? .cannotCreate : .inputOutput)
    }
  }
}
