import SwiftUI
import TimetableLibrary
import WidgetKit

/// The text sizes of lessons: larger on tablets, which are viewed from further away.
struct LessonBlockType {
  let title, detail, hour: Font
  /// The heights under which titles are smaller, of one line, and of two with their margins, in points.
  let titleHeight, lineHeight, twoLines: CGFloat
  /// The width of the hours' labels, in points.
  let margin: CGFloat

  static let usual = LessonBlockType(
    title: .caption, detail: .caption2, hour: .system(size: 11, weight: .medium), titleHeight: 14,
    lineHeight: 20, twoLines: 31, margin: 42)
  static let large = LessonBlockType(
    title: .callout, detail: .footnote, hour: .system(size: 13, weight: .medium), titleHeight: 18,
    lineHeight: 24, twoLines: 45, margin: 50)
}

/// A lesson on the line of hours: filled while it is running, pale when it is over.
struct LessonBlock: View {
  let entry: DayPlanEntry
  let lesson: Lesson
  /// In points; determines how much is shown.
  let height: CGFloat
  /// Whether the time fits next to the subject.
  let isWide: Bool
  let type: LessonBlockType
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme
  @Environment(\.widgetRenderingMode) private var mode

  /// Whether there is less than a line.
  private var isThin: Bool { height < type.titleHeight }
  private var isRunning: Bool { entry.isToday && lesson.isRunning(at: entry.date) && !lesson.isCancelled }
  private var isOver: Bool { lesson.time.upperBound <= entry.date }
  /// Without full colour, white text on an area would be invisible.
  private var isFilled: Bool { isRunning && mode == .fullColor }
  private var color: LessonColor { entry.next.colors[lesson] }
  private var ink: Color { lesson.isCancelled ? .gray : color.ink(in: scheme) }
  private var titleColor: Color {
    isFilled ? .white : lesson.isCancelled || isOver ? .primary.opacity(Self.past) : .primary
  }
  private var detailColor: Color {
    isFilled ? .white.opacity(Self.filled) : .primary.opacity(isOver ? Self.past : Self.detail)
  }

  /// The opacity of texts, high enough for small ones to be readable.
  static let (filled, detail, past) = (0.9, 0.7, 0.62)
  /// The opacity of the subject's colour in the background.
  static let (tint, pastTint) = (0.16, 0.08)

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
        .padding(.vertical, height < type.lineHeight ? 2 : 3)
        .widgetAccentable()
      texts
        .lineLimit(1)
        .padding(.vertical, height < type.twoLines ? 0 : 3)
        // A lesson between others may have less than a line, and never covers them.
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: isThin ? 0 : nil, maxHeight: .infinity,
          alignment: height < type.twoLines ? .leading : .topLeading)
    }
    .padding(.horizontal, 4)
    .background { now }
    .background(ground, in: RoundedRectangle(cornerRadius: 5))
  }

  /// The line of the current time, which texts interrupt, because it would look like a strikethrough. Without full
  /// colour, nothing would hide it behind them.
  @ViewBuilder private var now: some View {
    if isFilled {
      let length = max(1, lesson.time.upperBound.timeIntervalSince(lesson.startTime))
      Rectangle()
        .fill(Color.white.opacity(0.4))
        .frame(height: 1)
        .padding(.top, max(0, height * entry.date.timeIntervalSince(lesson.startTime) / length - 0.5))
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 0) {
      if height < type.twoLines, let room = lesson.location {
        // The room, then the time is left out if it does not fit.
        ViewThatFits(in: .horizontal) {
          firstLine(room: room, showsTime: isWide)
          firstLine(room: nil, showsTime: isWide)
          firstLine(room: nil, showsTime: false)
        }
      } else {
        firstLine(room: nil, showsTime: isWide)
      }
      if height >= type.twoLines, let place = lesson.place { Text(verbatim: place).background { mat } }
    }
    .font(type.detail)
    .foregroundStyle(detailColor)
  }

  private func firstLine(room: String?, showsTime: Bool) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      EventTitle(event: lesson)
        .font((isThin ? LessonBlockType.usual : type).title.weight(.semibold))
        .foregroundStyle(titleColor)
        .background { mat }
        .layoutPriority(1)
      if let room { Text(verbatim: room).background { mat } }
      if showsTime {
        Spacer(minLength: 0)
        Text.span(lesson.time, in: locale)
          .monospacedDigit()
          .fixedSize()
          .background { mat }
          .layoutPriority(2)
      }
    }
  }

  /// The background of a text that interrupts the line.
  @ViewBuilder private var mat: some View {
    if isFilled { color.fill.padding(.horizontal, -3) }
  }

  /// Opaque in full colour, so that grid lines end at it.
  private var ground: Color {
    if isFilled { return color.fill }
    return mode == .fullColor
      ? .widgetBackground.mix(with: ink, by: isOver ? Self.pastTint : Self.tint, in: .device)
      : ink.opacity(isRunning ? 0.35 : 0.15)
  }
}
