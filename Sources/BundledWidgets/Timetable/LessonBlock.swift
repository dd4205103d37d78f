import SwiftUI
import TimetableLibrary
import WidgetKit

/// One lesson on the line of hours: filled while it goes on, pale when it is over.
struct LessonBlock: View {
  let entry: DayPlanEntry
  let lesson: Lesson
  /// In points: decides how much is said.
  let height: CGFloat
  /// Whether there is room for the time beside the subject.
  let isWide: Bool
  @Environment(\.colorScheme) private var scheme
  @Environment(\.widgetRenderingMode) private var mode

  private var isRunning: Bool { entry.isToday && lesson.isRunning(at: entry.date) && !lesson.isCancelled }
  private var isOver: Bool { lesson.time.upperBound <= entry.date }
  /// Where colours are taken away, white texts on an area would be gone.
  private var isFilled: Bool { isRunning && mode == .fullColor }
  private var ink: Color { lesson.isCancelled ? .gray : LessonColor(of: lesson).ink(in: scheme) }
  private var titleColor: Color { isFilled ? .white : lesson.isCancelled || isOver ? .secondary : .primary }
  private var detailColor: Color { isFilled ? .white.opacity(0.85) : .secondary.opacity(isOver ? 0.7 : 1) }

  var body: some View {
    Group {
      if let link = lesson.link {
        Link(destination: link) { content }
      } else {
        content
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(lesson.spoken)
  }

  private var content: some View {
    HStack(spacing: 6) {
      Capsule()
        .fill(isFilled ? Color.white.opacity(0.9) : ink.opacity(isOver ? 0.45 : 1))
        .frame(width: 3)
        .padding(.vertical, height < 20 ? 2 : 3)
        .widgetAccentable()
      texts
        .lineLimit(1)
        .padding(.vertical, height < 31 ? 0 : 3)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: height < 31 ? .leading : .topLeading)
    }
    .padding(.horizontal, 4)
    .background(ground, in: RoundedRectangle(cornerRadius: 5))
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        LessonTitle(lesson: lesson)
          .font(.caption.weight(.semibold))
          .minimumScaleFactor(0.8)
          .foregroundStyle(titleColor)
          .layoutPriority(1)
        if height < 31, let location = lesson.location { Text(verbatim: location) }
        if isWide {
          Spacer(minLength: 0)
          Text(lesson.time)
            .monospacedDigit()
            .fixedSize()
            .layoutPriority(2)
        }
      }
      if height >= 31, let place = lesson.place { Text(verbatim: place) }
    }
    .font(.caption2)
    .foregroundStyle(detailColor)
  }

  /// Opaque in full colour: the lines of the hours end at it.
  private var ground: Color {
    if isFilled { return LessonColor(of: lesson).fill }
    return mode == .fullColor
      ? .widgetBackground.mix(with: ink, by: isOver ? 0.08 : 0.16, in: .device) : ink.opacity(isRunning ? 0.35 : 0.15)
  }
}
