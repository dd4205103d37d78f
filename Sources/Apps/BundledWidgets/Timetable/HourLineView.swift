import SwiftUI
import TimetableLibrary

/// The lessons along the hours of the day, with heights proportional to their lengths.
struct HourLineView: View {
  let entry: DayPlanEntry
  /// The maximum number of lessons side by side.
  let columns: Int
  var type = LessonBlockType.usual

  private var margin: CGFloat { type.margin }
  /// For the upper half of the first hour's label and the lower half of the last, in points.
  private let ends: CGFloat = 14

  var body: some View {
    GeometryReader { geometry in
      let full = line(height: geometry.size.height)
      let note: CGFloat = full.hidden > 0 ? 20 : 0
      let height = geometry.size.height - note
      let line = note > 0 ? self.line(height: height) : full
      VStack(alignment: .leading, spacing: 0) {
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
  }

  private func line(height: CGFloat) -> HourLayout {
    // An hour needs 24 points for a lesson of slightly less than a line to be readable.
    let height = min(max(height, 24 + ends), 4000) - ends
    let least = Double(type.lineHeight) - 3
    return HourLayout(entry, room: Int(height / 24), least: { least * Double($0) / height }, columns: columns)
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
      LessonBlock(entry: entry, lesson: block.lesson, height: height, isWide: block.columns == 1, type: type)
        // The last column ends with the grid lines.
        .frame(width: max(1, width - (block.column == block.columns - 1 ? 0 : 2)), height: height)
        .padding(.leading, margin + width * CGFloat(block.column))
        .padding(.top, block.start * step + 7)
    }
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
        Circle()
          .frame(width: 7, height: 7)
          .padding(.leading, margin - 5)
          .padding(.top, max(0, top - 3))
      }
      .foregroundStyle(.calendarRed)
      .widgetAccentable()
      .accessibilityHidden(true)
    }
  }
}
