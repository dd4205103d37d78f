import Localization
import SwiftUI
public import WidgetKit

/// The widgets that come with Almanac.
public struct AlmanacWidgets: WidgetBundle {
  /// Creates the bundle.
  public init() { EmbeddedCatalogs.add(PackageResources.Localizable_xcstrings) }

  /// The widgets, in the order in which they are listed.
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

/// Those that need neither books nor feeds nor a school. A builder takes ten widgets at a time.
private struct MoreWidgets: WidgetBundle {
  var body: some Widget {
    ClockWidget()
    CalendarWidget()
    SystemWidget()
  }
}
