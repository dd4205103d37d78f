import ComicLibrary
import Foundation
import ToolCommands

/// What the app side of the comic widgets asks of them.
struct ComicReload {
  let container: GroupContainer
  /// What counts as now.
  let now: Date

  /// Asks for new timelines if a change is worth that, and notes what the widgets were told: at once for another chapter,
  /// and for progress from a little later on, as the next command may turn back.
  func tell(of change: CurrentChapterChange) throws(ComicLibraryError) {
    let requests = HomeReloadRequests(home: ToolEnvironment().home)
    try DeferredWidgetReloader(container: container, kinds: DeferredWidgetReloader.kinds, requests: requests)
      .tell(of: change, at: now)
  }
}
