import ComicLibrary
import Testing

/// Which changes are worth a reload.
struct WidgetSyncRuleTests {
  /// The progress at a page of a chapter of `pages`, rounded down.
  private func percent(page: Int, of pages: Int) -> Int { page * 100 / pages }

  @Test(arguments: [
    // The state that the widgets show, the current one, and whether the difference is worth a reload.
    (40, 44, false), (40, 45, true), (40, 36, false), (40, 35, true), (40, 40, false), (0, 5, true), (98, 100, true),
    (99, 100, true), (100, 100, false), (100, 96, false), (100, 95, true), (96, 99, false),
  ]) func `five points in either direction cause a reload, fewer do not, and 100 always`(
    told: Int, now: Int, isWorth: Bool
  ) {
    let state = WidgetSyncState(chapter: 3, progress: now)
    #expect(state.isWorthReload(since: WidgetSyncState(chapter: 3, progress: told)) == isWorth)
    #expect(state.isWorthReload(since: WidgetSyncState(chapter: 2, progress: now)))
    #expect(state.isWorthReload(since: nil))
  }

  @Test func `five points cause a reload, 4.9 do not`() {
    // Page 49 of 1,000 is at 4.9 %, page 50 at 5 %.
    let start = WidgetSyncState(chapter: 3, progress: percent(page: 0, of: 1000))
    #expect(!WidgetSyncState(chapter: 3, progress: percent(page: 49, of: 1000)).isWorthReload(since: start))
    #expect(WidgetSyncState(chapter: 3, progress: percent(page: 50, of: 1000)).isWorthReload(since: start))
  }

  @Test func `the rule handles extreme numbers`() {
    let least = WidgetSyncState(chapter: 3, progress: .min)
    #expect(WidgetSyncState(chapter: 3, progress: .max).isWorthReload(since: least))
    #expect(!least.isWorthReload(since: least))
  }
}
