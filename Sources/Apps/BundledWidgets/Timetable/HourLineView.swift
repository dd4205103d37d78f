import SwiftUI
import TimetableLibrary

/// The lessons along the hours of the day, with heights proportional to their lengths.
struct HourLineView: View {
  let entry: DayPlanEntry
  /// The maximum number of lessons side by side.
  let columns: Int
  var type = LessonBlockType.usual
  #if os(Linux)
    @Environment(\.isEInk) private var isEInk
  #endif

  private var margin: CGFloat { type.margin }
  /// For the upper half of the first hour's label and the lower half of the last, in points.
  private let ends: CGFloat = 14

  /// The height that an hour needs for a lesson of slightly less than a line to be readable, in points.
  private let hourHeight: CGFloat = 24
  /// The height of the line below the hours, in points.
  private let noteHeight: CGFloat = 20

  var body: some View {
    GeometryReader { geometry in
      if geometry.size.height < hourHeight + ends + noteHeight, let lesson = nextLesson {
        single(lesson, height: geometry.size.height)
      } else {
        hours(in: geometry)
      }
    }
  }

  private var nextLesson: Lesson? {
    entry.isToday ? entry.lessons.first { $0.endTime > entry.date && !$0.isCancelled } : entry.lessons.first
  }

  /// The current or next lesson alone, if the height is less than an hour needs.
  private func single(_ lesson: Lesson, height: CGFloat) -> some View {
    let later = entry.lessons.count { $0.startTime > lesson.startTime }
    let note = later > 0 && height >= noteHeight + type.lineHeight ? noteHeight : 0
    let block = max(1, min(height - note, type.twoLines))
    return VStack(alignment: .leading, spacing: 0) {
      LessonBlock(entry: entry, lesson: lesson, height: block, isWide: true, type: type)
        .frame(height: block)
      if note > 0 {
        Text("\(later) later")
          .font(.caption.weight(.medium))
          .foregroundStyle(.detail)
          .padding(.leading, 13)
          .frame(height: note, alignment: .bottom)
      }
    }
  }

  private func hours(in geometry: GeometryProxy) -> some View {
    let full = line(height: geometry.size.height)
    let note: CGFloat = full.hidden > 0 ? noteHeight : 0
    let height = geometry.size.height - note
    let line = note > 0 ? self.line(height: height) : full
    return VStack(alignment: .leading, spacing: 0) {
      ZStack(alignment: .topLeading) {
        grid(line, CGSize(width: geometry.size.width - margin, height: height))
        blocks(line, CGSize(width: geometry.size.width - margin, height: height))
        now(line, CGSize(width: geometry.size.width - margin, height: height))
      }
      .frame(height: height, alignment: .topLeading)
      if note > 0 {
        HStack {
          if line.crowded > 0 {
            Text("\(line.hidden) not shown")
          } else {
            if line.later > 0 { Text("\(line.later) later") }
            Spacer(minLength: 8)
            if line.earlier > 0 { Text("\(line.earlier) earlier") }
          }
        }
        .font(.caption.weight(.medium))
        .foregroundStyle(.detail)
        .padding(.leading, margin)
        .frame(height: note, alignment: .bottom)
      }
    }
  }

  private func line(height: CGFloat) -> HourLayout {
    let height = min(max(height, hourHeight + ends), 4000) - ends
    let least = Double(type.lineHeight) - 3
    return HourLayout(entry, room: Int(height / hourHeight), least: { least * Double($0) / height }, columns: columns)
  }

  private func step(_ line: HourLayout, _ height: CGFloat) -> CGFloat {
    max(1, height - ends) / CGFloat(max(1, line.hours.count - 1))
  }

  private func grid(_ line: HourLayout, _ size: CGSize) -> some View {
    let step = step(line, size.height)
    return ForEach(Array(line.hours.enumerated()), id: \.offset) { number, hour in
      Text(hour, format: .dateTime.hour())
        .font(type.hour)
        .monospacedDigit()
        .foregroundStyle(.detail)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(width: margin - 6, alignment: .trailing)
        .padding(.top, step * CGFloat(number))
        .accessibilityHidden(true)
      // Without full colour, blocks are transparent, and a line at a block's edge would touch it.
      ForEach(line.openings(at: Double(number), slack: -3 / step), id: \.lowerBound) { opening in
        Rectangle()
          .fill(.primary.opacity(0.12))
          .frame(width: size.width * (opening.upperBound - opening.lowerBound), height: 0.5)
          .padding(.leading, margin + size.width * opening.lowerBound)
          .padding(.top, step * CGFloat(number) + 6)
          .accessibilityHidden(true)
      }
    }
  }

  private func blocks(_ line: HourLayout, _ size: CGSize) -> some View {
    let step = step(line, size.height)
    return ForEach(line.blocks) { block in
      let width = size.width / CGFloat(block.columns)
      let height = max(1, block.length * step - 2)
      LessonBlock(
        entry: entry, lesson: block.lesson, height: height, isWide: block.columns == 1 && width >= 180, type: type
      )
      // The last column ends with the grid lines.
      .frame(width: max(1, width - (block.column == block.columns - 1 ? 0 : 2)), height: height)
      .padding(.leading, margin + width * CGFloat(block.column))
      .padding(.top, block.start * step + 7)
    }
  }

  @ViewBuilder private var dot: some View {
    let dot = Circle().frame(width: 7, height: 7)
    #if os(Linux)
      // It may have the colour of the block below it.
      if isEInk { dot.background { Circle().fill(Color.widgetBackground).padding(-1.5) } } else { dot }
    #else
      dot
    #endif
  }

  /// A line at the date of the entry between blocks, with a dot next to the hours.
  @ViewBuilder private func now(_ line: HourLayout, _ size: CGSize) -> some View {
    if entry.isToday, let first = line.hours.first, let last = line.hours.last, (first...last).contains(entry.date) {
      let (time, step) = (entry.date.timeIntervalSince(first) / 3600, step(line, size.height))
      let top = step * time + 6
      ZStack(alignment: .topLeading) {
        ForEach(line.openings(at: time, slack: 0), id: \.lowerBound) { opening in
          Rectangle()
            .frame(width: size.width * (opening.upperBound - opening.lowerBound), height: 1)
            .padding(.leading, margin + size.width * opening.lowerBound)
        }
        .padding(.top, top)
        dot
          .padding(.leading, margin - 5)
          .padding(.top, max(0, top - 3))
      }
      .foregroundStyle(.calendarRed)
      .widgetAccentable()
      .accessibilityHidden(true)
    }
  }
}
