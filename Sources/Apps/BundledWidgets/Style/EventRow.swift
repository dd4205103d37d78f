import SwiftUI
import TimetableLibrary

/// Something on a day, beside the colour of its calendar or its subject: the title over its moment, or both in one line.
struct EventRow<Moment: View>: View {
  let event: Lesson
  let color: LessonColor
  /// What is said in place of the row.
  let spoken: Text
  /// Whether the moment stands beside the title.
  var isWide = false
  /// When it is, and where.
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

/// A title, struck through where the event was called off; a word where there is none.
struct EventTitle: View {
  let event: Lesson

  var body: some View {
    (event.title.isEmpty ? Text("Untitled") : Text(verbatim: event.title)).strikethrough(event.isCancelled)
  }
}

/// A moment and a place in one line: the place as a whole, or not at all.
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
