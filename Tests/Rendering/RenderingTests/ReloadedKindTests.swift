import BundledWidgets
import ComicLibrary
import DailyLibrary
import FeedLibrary
import Testing
import TimetableLibrary
import Widgets

/// The apps' sides name the kinds that they reload, as apps do. The bundle decides whether they name all.
struct ReloadedKindTests {
  /// Those that read nothing that a command writes.
  private static let alone: Set = ["clock", "system"]

  private static let lists = [
    DeferredWidgetReloader.kinds, WidgetDataEncoder.kinds, TimetableReload.kinds, TimetableReload.calendarKinds,
    [DailyReload.kind],
  ]

  @Test func `each widget of the bundle is reloaded by the app whose data it shows, or shows none`() {
    let reloaded = Self.lists.flatMap(\.self)
    #expect(Set(reloaded).count == reloaded.count)
    #expect(Set(AlmanacWidgets().kinds.map(\.kind)) == Set(reloaded).union(Self.alone))
  }

  @Test func `widgets with entries of one type are reloaded together`() {
    func list(of kind: WidgetKind) -> [String]? { Self.lists.first { $0.contains(kind.kind) } }
    let kinds = AlmanacWidgets().kinds
    for kind in kinds {
      for other in kinds where other.source.entryType == kind.source.entryType {
        #expect(list(of: other) == list(of: kind), "\(kind.kind), \(other.kind)")
      }
    }
  }
}
