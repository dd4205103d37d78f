import SwiftUI
import TimetableLibrary

/// How much of the timetable a widget knows: no lessons is a free day only where every calendar was read.
enum TimetableState: Hashable {
  /// Every calendar was read.
  case complete
  /// A calendar was left out, which may have lessons.
  case incomplete
  /// There is no calendar.
  case empty
  /// Nothing could be read.
  case unavailable

  init(_ reading: TimetableReading) {
    self = reading.calendars == 0 ? .empty : reading.unreadable.isEmpty ? .complete : .incomplete
  }

  /// Whether reading again may give more, without anybody asking for it.
  var isWorthAnotherTry: Bool { self == .incomplete || self == .unavailable }

  /// What is wrong; nil for nothing.
  var complaint: Text? {
    switch self {
    case .complete: nil
    case .incomplete: Text("A calendar cannot be read")
    case .empty: Text("No calendar")
    case .unavailable: Text("Timetable unavailable")
    }
  }
}

/// Beside lessons, of which some may be missing.
struct MissingCalendarNote: View {
  let state: TimetableState

  var body: some View {
    if state == .incomplete, let complaint = state.complaint {
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

/// The sign of a calendar that was left out.
struct MissingCalendarSymbol: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundStyle(.orange)
      .widgetAccentable()
      .accessibilityLabel(Text("A calendar cannot be read"))
  }
}

/// How to get a calendar, where there is none.
struct ImportHint: View {
  /// The command that imports.
  let name: String
  let alignment: HorizontalAlignment

  init(_ name: String, alignment: HorizontalAlignment = .leading) { (self.name, self.alignment) = (name, alignment) }

  static func command(of name: String) -> some View { CommandText("almanac \(name) import FILE.ics") }

  var body: some View {
    // A command is of use as a whole: of large letters smaller ones, until all of it is there.
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
