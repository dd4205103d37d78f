import SwiftUI
import TimetableLibrary

/// The lessons along the hours of the day, as high as they are long.
struct HourLineView: View {
  let entry: DayPlanEntry
  /// How many lessons may stand side by side.
  let columns: Int

  /// For the hours' names, in points.
  private let margin: CGFloat = 40

  var body: some View {
    GeometryReader { geometry in
      let full = line(height: geometry.size.height)
      let note: CGFloat = full.more + full.earlier > 0 ? 20 : 0
      let height = geometry.size.height - note
      let line = note > 0 ? self.line(height: height) : full
      VStack(alignment: .leading, spacing: 0) {
        ZStack(alignment: .topLeading) {
          grid(line, height: height)
          blocks(line, CGSize(width: geometry.size.width - margin, height: height))
        }
        .frame(height: height, alignment: .topLeading)
        if note > 0 {
          HStack {
            if line.more > 0 { Text("+\(line.more) more") }
            Spacer(minLength: 8)
            if line.earlier > 0 { Text("\(line.earlier) earlier") }
          }
          .font(.caption.weight(.medium))
          .foregroundStyle(.secondary)
          .padding(.leading, margin)
          .frame(height: note, alignment: .bottom)
        }
      }
    }
  }

  private func line(height: CGFloat) -> HourLine {
    // An hour of 24 points, a lesson of 17: less cannot be read.
    let height = min(max(height, 24), 4000)
    return HourLine(entry, room: Int(height / 24), least: { 17 * Double($0) / height }, columns: columns)
  }

  private func grid(_ line: HourLine, height: CGFloat) -> some View {
    let step = (height - 8) / CGFloat(max(1, line.hours.count - 1))
    return ForEach(line.hours.dropLast(), id: \.self) { hour in
      HStack(alignment: .top, spacing: 6) {
        Text(hour, format: .dateTime.hour())
          .font(.system(size: 10, weight: .medium))
          .monospacedDigit()
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
          .frame(width: margin - 6, alignment: .trailing)
        Rectangle()
          .fill(.primary.opacity(0.12))
          .frame(height: 0.5)
          .padding(.top, 6)
      }
      .padding(.top, step * CGFloat(line.hours.firstIndex(of: hour) ?? 0))
      .accessibilityHidden(true)
    }
  }

  private func blocks(_ line: HourLine, _ size: CGSize) -> some View {
    let step = (size.height - 8) / CGFloat(max(1, line.hours.count - 1))
    return ForEach(line.blocks) { block in
      let width = size.width / CGFloat(block.columns)
      let height = max(1, block.length * step - 2)
      LessonBlock(entry: entry, lesson: block.lesson, height: height, isWide: block.columns == 1)
        .frame(width: max(1, width - 2), height: height)
        .padding(.leading, margin + width * CGFloat(block.column))
        .padding(.top, block.start * step + 7)
    }
  }
}
