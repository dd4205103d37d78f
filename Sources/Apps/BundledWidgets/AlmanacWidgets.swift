import CWidgetStrings
import Localization
import SwiftUI
public import WidgetKit

/// The widgets that come with Almanac.
public struct AlmanacWidgets: WidgetBundle {
  public init() {
    var count = 0
    let strings = cwidgetstrings(&count)
    EmbeddedCatalogs.add(Array(UnsafeBufferPointer(start: strings, count: count)))
  }

  /// In the order in which they are listed.
  public var body: some Widget {
    ComicWidget()
    ClassicComicWidget()
    UnreadWidget()
    TodayWidget()
    StarredWidget()
    SmartFeedsWidget()
    NewsSummaryWidget()
    NextLessonWidget()
    DayPlanWidget()
    DailyWidget()
    MoreWidgets().body
  }
}

/// A builder takes at most ten widgets.
private struct MoreWidgets: WidgetBundle {
  var body: some Widget {
    ClockWidget()
    CalendarWidget()
    SystemWidget()
  }
}
