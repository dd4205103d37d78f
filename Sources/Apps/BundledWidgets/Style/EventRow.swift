import SwiftUI
import TimetableLibrary

/// An event or lesson next to a bar of its colour: the title over its time, or both on one line.
struct EventRow<Moment: View>: View {
  let event: Lesson
  let color: LessonColor
  /// The accessibility label of the row.
  let spoken: Text
  /// Whether the time is next to the title.
  var isWide = false
  /// The time and place.
  @ViewBuilder let moment: Moment
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 7) {
      Capsule()
        .fill(event.isCancelled ? .detail : color.ink(in: scheme))
        .frame(width: 3)
        .padding(.vertical, isWide ? 1 : 0)
        .widgetAccentable()
      texts.lineLimit(1)
    }
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  @ViewBuilder private var texts: some View {
    if isWide {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        title
        Spacer(minLength: 0)
        moment
          .font(.footnote)
          .foregroundStyle(.detail)
          .layoutPriority(1)
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        title
        moment
          .font(.caption)
          .foregroundStyle(.detail)
      }
    }
  }

  private var title: some View {
    EventTitle(event: event)
      .font(.footnote.weight(.semibold))
      .foregroundStyle(event.isCancelled ? .detail : Color.primary)
  }
}

/// A title, struck through if the event was cancelled, or a default text if it is empty.
struct EventTitle: View {
  let event: Lesson

  var body: some View {
    (event.title.isEmpty ? Text("Untitled") : Text(verbatim: event.title)).strikethrough(event.isCancelled)
  }
}

/// A time and a place on one line. The place is left out if it does not fit.
struct TimeAndLocation: View {
  let moment: Text
  let place: String?

  var body: some View {
    if let place, !place.isEmpty {
      ViewThatFits(in: .horizontal) {
        moment + Text(verbatim: " · \(place)")
        moment
      }
    } else {
      moment
    }
  }
}
