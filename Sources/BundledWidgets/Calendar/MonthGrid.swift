import SwiftUI

/// A month: letters for the days of the week above the days, today on a disc, a dot for each calendar that has something.
struct MonthGrid: View {
  let entry: AgendaEntry
  /// Of the days' digits in points, where a week has room for them.
  @ScaledMetric private var size: CGFloat

  init(entry: AgendaEntry, size: CGFloat = 11) {
    self.entry = entry
    _size = ScaledMetric(wrappedValue: size, relativeTo: .caption2)
  }

  /// The height of the letters' row, in points.
  static let letters: CGFloat = 14

  var body: some View {
    GeometryReader { geometry in
      let weeks = entry.month.weeks
      let height = max(1, geometry.size.height - Self.letters) / CGFloat(max(1, weeks.count))
      let digits = max(9, min(size, height * 0.68, geometry.size.width / 7 * 0.62))
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            Text(verbatim: entry.month.weekdays[column])
              .font(.system(size: min(11, digits), weight: .semibold))
              .foregroundStyle(.detail)
              .frame(maxWidth: .infinity)
          }
        }
        .frame(height: Self.letters)
        ForEach(weeks.indices, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { column in
              MonthDay(
                entry: entry, day: weeks[row][column], isWeekend: entry.month.weekend.contains(column), size: digits)
            }
          }
          .frame(height: height)
        }
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.6)
  }
}

/// A day of the month; nothing before the first and after the last.
private struct MonthDay: View {
  let entry: AgendaEntry
  let day: Int?
  let isWeekend: Bool
  /// Of the digits, in points.
  let size: CGFloat
  @Environment(\.colorScheme) private var scheme
  @Environment(\.widgetRenderingMode) private var mode

  private var isToday: Bool { day == entry.month.today }
  /// Where colours are taken away, white on a disc would be gone.
  private var isOnDisc: Bool { isToday && mode == .fullColor }

  var body: some View {
    ZStack {
      if let day {
        if isToday {
          Circle()
            .fill(mode == .fullColor ? Color.todayDisc : .primary.opacity(0.25))
            .frame(width: size * 1.65, height: size * 1.65)
            .widgetAccentable()
        }
        Text(day, format: .number)
          .font(.system(size: size, weight: isToday ? .bold : .medium))
          .foregroundStyle(isOnDisc ? .white : isWeekend ? .detail : Color.primary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .bottom) {
      if let marks = day.flatMap({ entry.marks[$0] }) {
        HStack(spacing: 1.5) {
          ForEach(marks.prefix(3), id: \.self) { color in
            Circle()
              .fill(isOnDisc ? .white : color.ink(in: scheme))
              .frame(width: 3, height: 3)
          }
        }
        .padding(.bottom, isOnDisc ? 1.5 : 0.5)
        .widgetAccentable()
        .accessibilityHidden(true)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: isToday ? day.map(String.init) ?? "" : ""))
  }
}

extension ShapeStyle where Self == Color {
  /// Red that carries white digits.
  static var todayDisc: Color { Color(red: 0.87, green: 0.16, blue: 0.18) }
}
