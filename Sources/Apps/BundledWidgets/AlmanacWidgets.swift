import Localization
import SwiftUI
public import WidgetKit

/// The widgets that come with Almanac.
public struct AlmanacWidgets: WidgetBundle {
  public init() { EmbeddedCatalogs.add(PackageResources.Localizable_xcstrings) }

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
