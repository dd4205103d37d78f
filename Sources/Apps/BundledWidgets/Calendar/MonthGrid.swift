import SwiftUI

/// A month: weekday letters above the days, today on a disc, a dot for each calendar with events.
///
/// The first and last columns extend to the edges, like the texts above and below.
struct MonthGrid: View {
  let entry: AgendaEntry
  /// The size of the digits in points, if a week has enough space.
  @ScaledMetric private var size: CGFloat
  /// The maximum size of the digits.
  private let largest: CGFloat
  @Environment(\.redactionReasons) private var redaction

  init(entry: AgendaEntry, size: CGFloat = 11, largest: CGFloat = 11) {
    (self.entry, self.largest) = (entry, largest)
    _size = ScaledMetric(wrappedValue: size, relativeTo: .caption2)
  }

  /// The height of the row of weekday letters, in points.
  static let letters: CGFloat = 14

  var body: some View {
    GeometryReader { geometry in
      let weeks = entry.month.weeks
      let height = max(1, geometry.size.height - Self.letters) / CGFloat(max(1, weeks.count))
      // The days of a month are not private; its events are. In lower weeks, the dots would lie on digits.
      let marks = redaction.isEmpty && height >= 13.2 ? entry.marks : [:]
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

/// The metrics of a month's days, in points.
struct MonthType: Hashable {
  /// The size of the digits.
  let digits: CGFloat
  /// The diameters of today's disc, and of a dot.
  let disc, dot: CGFloat
  /// The distance of the digits above the centre of the day, and of the dots below it. Both are on the disc.
  let lift, drop: CGFloat

  /// - Parameters:
  ///   - size: The preferred size of the digits.
  ///   - largest: Their maximum size.
  ///   - room: The size of one day.
  ///   - hasMarks: Whether days have dots.
  init(size: CGFloat, largest: CGFloat, room: CGSize, hasMarks: Bool) {
    let wanted = max(size, min(largest, room.height * 0.46))
    let side = min(room.height, room.width)
    // The disc fits two bold digits, and a dot below them.
    let share: CGFloat = hasMarks ? 1.65 : 1.5
    digits = max(8, min(wanted, side / share))
    disc = max(1, min(digits * 1.65, side))
    dot = max(2.5, digits * 0.24)
    lift = hasMarks ? digits * 0.16 : 0
    // Half the height of a digit, a gap, half a dot.
    drop = digits * 0.36 - lift + 1.5 + dot / 2
  }
}

/// A day of the month; empty outside the month.
private struct MonthDay: View {
  let day: Int?
  let marks: [LessonColor]
  let isToday: Bool
  let isWeekend: Bool
  let type: MonthType
  @Environment(\.colorScheme) private var scheme
  @Environment(\.widgetRenderingMode) private var mode

  /// Without full colour, white on a disc would be invisible.
  private var isOnDisc: Bool { isToday && mode == .fullColor }

  var body: some View {
    ZStack {
      if let day {
        if isToday {
          Circle()
            .fill(mode == .fullColor ? Color.todayDisc : .primary.opacity(0.25))
            .frame(width: type.disc, height: type.disc)
            // Without dots, the digits are centred.
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
  /// A red on which white digits are readable.
  static var todayDisc: Color { Color(red: 0.87, green: 0.16, blue: 0.18) }
}
