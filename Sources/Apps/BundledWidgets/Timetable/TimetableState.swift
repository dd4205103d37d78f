import SwiftUI
import TimetableLibrary

/// Which calendars could be read: no lessons mean a free day only if all could.
enum TimetableState: Hashable {
  /// All calendars could be read.
  case complete
  /// A calendar was left out, which may contain lessons.
  case incomplete
  /// There is no calendar.
  case empty
  /// No calendar could be read.
  case unavailable

  init(_ reading: TimetableReading) {
    self = reading.calendars == 0 ? .empty : reading.unreadableCalendars.isEmpty ? .complete : .incomplete
  }

  /// Whether a reload may give more, without a change by the user.
  var shouldRetry: Bool { self == .incomplete || self == .unavailable }

  /// What is wrong; nil if nothing is.
  var problem: Text? {
    switch self {
    case .complete: nil
    case .incomplete: Text("A calendar cannot be read")
    case .empty: Text("No calendar")
    case .unavailable: Text("Timetable unavailable")
    }
  }
}

/// Shown next to lessons if some may be missing.
struct MissingCalendarNote: View {
  let state: TimetableState

  var body: some View {
    if state == .incomplete, let complaint = state.problem {
      HStack(spacing: 5) {
        MissingCalendarSymbol()
        complaint
          .lineLimit(1)
          .minimumScaleFactor(0.7)
      }
      .font(.footnote.weight(.medium))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(complaint)
    }
  }
}

/// The symbol for a calendar that was left out.
struct MissingCalendarSymbol: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundStyle(.orange)
      .widgetAccentable()
      .accessibilityLabel(Text("A calendar cannot be read"))
  }
}

/// The command to import a calendar, if there is none.
struct ImportHint: View {
  /// The name of the command.
  let name: String
  let alignment: HorizontalAlignment

  init(_ name: String, alignment: HorizontalAlignment = .leading) { (self.name, self.alignment) = (name, alignment) }

  static func command(of name: String) -> some View { CommandText("almanac \(name) import FILE.ics") }

  var body: some View {
    // Reduces large type sizes until it fits, because a truncated command would be useless.
    ViewThatFits(in: .vertical) {
      ForEach([DynamicTypeSize.accessibility5, .accessibility2, .xxLarge, .large, .xSmall], id: \.self) { limit in
        lines.dynamicTypeSize(...limit)
      }
    }
  }

  private var lines: some View {
    VStack(alignment: alignment, spacing: 1) {
      Text("Import one with:")
        .foregroundStyle(.detail)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
      Self.command(of: name)
        .minimumScaleFactor(0.8)
    }
    .font(.caption)
  }
}
