import Ambient
import Timelines
import Widgets

/// The picture whose intent was performed last, from which the change to the one that follows starts.
struct TappedPicture: Sendable {
  /// The widget or preview, and when its provider was asked.
  private let course: TimelineCourses.Key
  private let box: UncheckedBox<WidgetSource.Entry>

  init(_ entry: WidgetSource.Entry, in course: TimelineCourses.Key) {
    (self.course, box) = (course, UncheckedBox(value: entry))
  }

  /// The entry, if the same widget is drawn with the same options.
  func entry(for key: TimelineCourses.Key) -> WidgetSource.Entry? { key.isSameCourse(as: course) ? box.value : nil }
}
