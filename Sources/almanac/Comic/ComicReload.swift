import ComicLibrary
import WidgetKit

/// What the app side of the comic widgets asks of them.
struct ComicReload {
  /// The kinds that show the chapter.
  private static let kinds = ["comic", "comic-classic"]

  let container: GroupContainer

  /// Asks for new timelines if a change is worth that, and notes what the widgets were told.
  ///
  /// The request comes first: one that is made twice does no harm, one that is noted and was not made is lost.
  func tell(of change: CurrentChapterChange) throws(ComicLibraryError) {
    let manager = CoverImageManager(container: container)
    // A state that cannot be read is none.
    guard change.isWorthReload(since: try? manager.loadWidgetSyncState()) else { return }
    for kind in Self.kinds { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    try manager.saveWidgetSyncState(
      WidgetSyncState(chapter: change.current.number, progress: change.current.progress))
  }
}
