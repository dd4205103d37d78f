import ComicLibrary
import Foundation
import ToolOptions

struct ComicReload {
  let container: GroupContainer
  let now: Date

  /// Requests new timelines if a change is worth that, and records what the widgets show: at once for another
  /// chapter, and a little later for progress, as the next command may turn back.
  func reloadWidgets(after change: CurrentChapterChange) throws(ComicLibraryError) {
    let requests = HomeReloadRequests(home: ToolEnvironment().home)
    try DeferredWidgetReloader(container: container, kinds: DeferredWidgetReloader.kinds, requests: requests)
      .reload(after: change, at: now)
  }
}
