import SwiftUI
import TimetableLibrary

/// The lesson, or that there is none.
struct SmallLesson: View {
  let entry: TimelineLessonEntry
  /// Whether the number of later lessons is shown.
  var countsMore = true

  var body: some View {
    if let lesson = entry.lesson {
      LessonCard(entry: entry, lesson: lesson, countsMore: countsMore)
    } else {
      NoLesson(entry: entry)
    }
  }
}

/// The lesson on the left, the following ones on the right.
struct MediumLesson: View {
  let entry: TimelineLessonEntry

  var body: some View {
    if let lesson = entry.lesson {
      HStack(spacing: 16) {
        // The following lessons are next to it.
        LessonCard(entry: entry, lesson: lesson, countsMore: false)
        Divider()
        // As many as fit.
        ViewThatFits(in: .vertical) {
          FollowingLessons(entry: entry, shown: 3)
          FollowingLessons(entry: entry, shown: 2)
          FollowingLessons(entry: entry, shown: 1)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    } else {
      NoLesson(entry: entry)
    }
  }
}

/// Subject, place, time and progress of one lesson.
struct LessonCard: View {
  let entry: TimelineLessonEntry
  let lesson: Lesson
  let countsMore: Bool

  var body: some View {
    // The number of later lessons is shown if its line fits. For larger type, the teacher is left out, then the room;
    // the subject stays the largest.
    ViewThatFits(in: .vertical) {
      if countsMore, entry.moreLessonsAfter > 0 {
        LessonCardStack(entry: entry, lesson: lesson, countsMore: true, details: 2)
      }
      ForEach((0...2).reversed(), id: \.self) { details in
        LessonCardStack(entry: entry, lesson: lesson, countsMore: false, details: details)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct LessonCardStack: View {
  let entry: TimelineLessonEntry
  let lesson: Lesson
  let countsMore: Bool
  /// How many of room and teacher are shown.
  let details: Int
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale

  private var ink: Color { entry.colors[lesson].ink(in: scheme) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LessonTime(entry: entry, lesson: lesson, ink: ink)
      Text(verbatim: lesson.title)
        .font(.title3.bold())
        .lineLimit(2)
        .minimumScaleFactor(0.7)
        .padding(.top, 6)
      VStack(alignment: .leading, spacing: 0) {
        ForEach([lesson.location, lesson.teacher].compactMap(\.self).prefix(details), id: \.self) {
          Text(verbatim: $0)
        }
      }
      .font(.footnote)
      .foregroundStyle(.detail)
      .lineLimit(1)
      .padding(.top, 2)
      Spacer(minLength: 4)
      if countsMore {
        Text("\(entry.moreLessonsAfter) more lessons")
          .font(.caption)
          .foregroundStyle(.detail)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
      }
      Text.span(lesson.time, in: locale)
        .font(.footnote.weight(.medium))
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.7)
      if entry.isRunning {
        ProgressView(timerInterval: lesson.time, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .tint(ink)
        .widgetAccentable()
        .padding(.top, 6)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// "Now" and the time left, or the time until it starts.
private struct LessonTime: View {
  let entry: TimelineLessonEntry
  let lesson: Lesson
  let ink: Color

  /// Whether it starts so soon that minutes matter.
  private var isSoon: Bool { entry.isToday && lesson.startTime.timeIntervalSince(entry.date) <= 3 * 3600 }

  var body: some View {
    HStack(spacing: 5) {
      Circle().fill(ink).frame(width: 8, height: 8).widgetAccentable()
      if entry.isRunning {
        headline(Text("Now"))
        let rest = Text(.currentDate, format: TimeUntil(until: lesson.time.upperBound))
        ViewThatFits(in: .horizontal) {
          Text("\(rest) left")
          rest
          rest.dynamicTypeSize(...DynamicTypeSize.large)
          // The end time is shown below.
          Color.clear.frame(width: 0, height: 0)
        }
        .font(.footnote)
        .foregroundStyle(.detail)
        .frame(maxWidth: .infinity, alignment: .trailing)
      } else if isSoon {
        headline(Text("in \(Text(.currentDate, format: TimeUntil(until: lesson.startTime)))"))
        Spacer(minLength: 4)
      } else {
        headline(Text("Next"))
        Spacer(minLength: 4)
      }
      if entry.state == .incomplete { MissingCalendarSymbol().font(.footnote) }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }

  private func headline(_ text: Text) -> some View {
    text.font(.footnote.weight(.semibold)).foregroundStyle(ink).widgetAccentable().layoutPriority(1)
  }
}

/// The next lessons, and their number if not all are shown.
private struct FollowingLessons: View {
  let entry: TimelineLessonEntry
  let shown: Int

  private var lessons: ArraySlice<Lesson> { entry.following.prefix(shown) }
  private var showsAll: Bool { lessons.count { !$0.isCancelled } == entry.moreLessonsAfter }

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      HStack {
        Text("Then")
        Spacer(minLength: 4)
        if !showsAll {
          ViewThatFits(in: .horizontal) {
            Text("\(entry.moreLessonsAfter) lessons")
            Text(entry.moreLessonsAfter, format: .number)
          }
        }
      }
      .font(.footnote.weight(.semibold))
      .foregroundStyle(.detail)
      .lineLimit(1)
      if lessons.isEmpty {
        Text("No more lessons today")
          .font(.footnote)
          .foregroundStyle(.detail)
      }
      ForEach(lessons) { lesson in
        EventRow(event: lesson, color: entry.colors[lesson], spoken: lesson.spoken) {
          TimeAndLocation(
            moment: Text(lesson.startTime, format: .dateTime.hour().minute()), place: lesson.location
          )
          .monospacedDigit()
        }
      }
    }
  }
}
