import SwiftUI

/// A month: letters for the days of the week above the days, today on a disc, a dot for each calendar that has something.
///
/// The first column and the last reach to the edges, as texts above and below the month do.
struct MonthGrid: View {
  let entry: AgendaEntry
  /// Of the days' digits in points, where a week has room for them.
  @ScaledMetric private var size: CGFloat
  /// Of the digits, where a week has more room.
  private let largest: CGFloat
  @Environment(\.redactionReasons) private var redaction

  init(entry: AgendaEntry, size: CGFloat = 11, largest: CGFloat = 11) {
    (self.entry, self.largest) = (entry, largest)
    _size = ScaledMetric(wrappedValue: size, relativeTo: .caption2)
  }

  /// The height of the letters' row, in points.
  static let letters: CGFloat = 14

  var body: some View {
    GeometryReader { geometry in
      let weeks = entry.month.weeks
      let height = max(1, geometry.size.height - Self.letters) / CGFloat(max(1, weeks.count))
      // The days of a month are no secret; what is on them is.
      let marks = redaction.isEmpty ? entry.marks : [:]
      let type = MonthType(
        size: size, largest: largest, room: CGSize(width: geometry.size.width / 7, height: height),
        hasMarks: !marks.isEmpty)
      let gap = max(0, geometry.size.width - 7 * type.disc) / 6
      VStack(spacing: 0) {
        HStack(spacing: gap) {
          ForEach(0..<7, id: \.self) { column in
            Text(verbatim: entry.month.weekdays[column])
              .font(.system(size: min(11, type.digits), weight: .semibold))
              .foregroundStyle(.detail)
              .frame(width: type.disc)
          }
        }
        .frame(height: Self.letters)
        ForEach(weeks.indices, id: \.self) { row in
          HStack(spacing: gap) {
            ForEach(0..<7, id: \.self) { column in
              let day = weeks[row][column]
              MonthDay(
                day: day, marks: day.flatMap { marks[$0] } ?? [], isToday: day == entry.month.today,
                isWeekend: entry.month.weekend.contains(column), type: type
              )
              .frame(width: type.disc, height: height)
            }
          }
        }
      }
      .unredacted()
    }
    .lineLimit(1)
    .minimumScaleFactor(0.6)
  }
}

/// The measures of a month's days, in points.
struct MonthType: Hashable {
  /// Of the digits.
  let digits: CGFloat
  /// The diameter of today's disc, and of a dot.
  let disc, dot: CGFloat
  /// How far the digits are above the middle of the day, and the middle of the dots is below it: both lie on the disc.
  let lift, drop: CGFloat

  /// - Parameters:
  ///   - size: Of the digits.
  ///   - largest: Of the digits where there is room.
  ///   - room: Of one day.
  ///   - hasMarks: Whether days have dots.
  init(size: CGFloat, largest: CGFloat, room: CGSize, hasMarks: Bool) {
    let wanted = max(size, min(largest, room.height * 0.46))
    let side = min(room.height, room.width)
    // Two bold digits, and a dot below them, lie on a disc of so many times their size.
    let share: CGFloat = hasMarks ? 1.65 : 1.5
    digits = max(8, min(wanted, side / share))
    disc = max(1, min(digits * 1.65, side))
    dot = max(2.5, digits * 0.24)
    lift = hasMarks ? digits * 0.16 : 0
    // Half of a digit's height, a gap, half of a dot.
    drop = digits * 0.36 - lift + 1.5 + dot / 2
  }
}

/// A day of the month; nothing before the first and after the last.
private struct MonthDay: View {
  let day: Int?
  let marks: [LessonColor]
  let isToday: Bool
  let isWeekend: Bool
  let type: MonthType
  @Environment(\.colorScheme) private var scheme
  @Environment(\.widgetRenderingMode) private var mode

  /// Where colours are taken away, white on a disc would be gone.
  private var isOnDisc: Bool { isToday && mode == .fullColor }

  var body: some View {
    ZStack {
      if let day {
        if isToday {
          Circle()
            .fill(mode == .fullColor ? Color.todayDisc : .primary.opacity(0.25))
            .frame(width: type.disc, height: type.disc)
            // Digits without dots are in the middle of it.
            .offset(y: marks.isEmpty ? -type.lift : 0)
            .widgetAccentable()
        }
        Text(day, format: .number)
          .font(.system(size: type.digits, weight: isToday ? .bold : .medium))
          .foregroundStyle(isOnDisc ? .white : isWeekend ? .detail : Color.primary)
          .offset(y: -type.lift)
        if !marks.isEmpty {
          HStack(spacing: 1) {
            ForEach(marks.prefix(3), id: \.self) { color in
              Circle()
                .fill(isOnDisc ? .white : color.ink(in: scheme))
                .frame(width: type.dot, height: type.dot)
            }
          }
          .offset(y: type.drop)
          .widgetAccentable()
          .accessibilityHidden(true)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: isToday ? day.map(String.init) ?? "" : ""))
  }
}

extension ShapeStyle where Self == Color {
  /// Red that carries white digits.
  static var todayDisc: Color { Color(red: 0.87, green: 0.16, blue: 0.18) }
}
