import DailyLibrary
import SwiftUI
import WidgetKit

extension View {
  /// White on a dark picture, in the light too: so are the bars of a placeholder.
  func overPicture() -> some View { foregroundStyle(.white).environment(\.colorScheme, .dark) }
}

/// A link where there is an address.
struct DailyUnitLink<Label: View>: View {
  let url: URL?
  @ViewBuilder let label: Label

  var body: some View {
    if let url { Link(destination: url) { label } } else { label }
  }
}

/// The day, the title and the subtitle over a picture.
struct DailyHeading: View {
  let entry: DailyEntry
  let titleFont: Font
  /// How many lines the title may have.
  let lines: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(entry.date, format: .dateTime.weekday(.wide))
        .font(.caption.weight(.semibold))
        .textCase(.uppercase)
        .foregroundStyle(entry.configuration.accent.color)
        .widgetAccentable()
      Text(verbatim: entry.content.title)
        .font(titleFont.bold())
        .lineLimit(lines)
        .minimumScaleFactor(0.7)
      if !entry.content.subtitle.isEmpty {
        Text(verbatim: entry.content.subtitle)
          .font(.footnote)
          .opacity(0.85)
          .lineLimit(2)
      }
    }
  }
}

/// The mark in the corner, 20 × 20 points; nothing where it is not to be shown.
struct DailyLogo: View {
  let entry: DailyEntry

  var body: some View {
    if entry.configuration.showsLogo {
      if let image = entry.image(entry.content.logo) {
        image
          .renderingMode(entry.configuration.logoStyle == .white ? .template : .original)
          .resizable()
          .widgetAccentedRenderingMode(.desaturated)
          .scaledToFit()
          .frame(width: 20, height: 20)
          .accessibilityLabel(Text(verbatim: entry.content.logo?.text ?? ""))
      } else {
        DailySpark().fill(.white.opacity(0.9)).frame(width: 20, height: 20).accessibilityHidden(true)
      }
    }
  }
}

/// The large picture in the middle: that of the data, else the day on a leaf of a calendar.
struct DailyIcon: View {
  let entry: DailyEntry

  var body: some View {
    if let image = entry.image(entry.content.icon) {
      GeometryReader { geometry in
        image.resizable()
          .widgetAccentedRenderingMode(.desaturated)
          .scaledToFill()
          .frame(width: geometry.size.width, height: geometry.size.height)
          // Icons that are no shapes of their own get one.
          .clipShape(RoundedRectangle(cornerRadius: geometry.size.height * 0.22))
          .accessibilityLabel(Text(verbatim: entry.content.icon?.text ?? ""))
      }
    } else {
      DailyCalendarLeaf(date: entry.date, accent: entry.configuration.accent.color)
    }
  }
}

/// The picture of a unit, else the first letter of its title on a colour of its own.
struct DailyUnitPicture: View {
  let unit: DailyUnit
  let entry: DailyEntry

  var body: some View {
    Color.clear
      .overlay {
        if let image = entry.image(unit.picture) {
          image.resizable().widgetAccentedRenderingMode(.desaturated).scaledToFill()
            .accessibilityLabel(Text(verbatim: unit.picture?.text ?? ""))
        } else if let sample = entry.sample(of: unit) {
          DailyVignette(motif: sample)
        } else {
          DailyInitial(title: unit.title)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}

/// What lies behind: the picture that fills it, the shadow under the texts, and in a large widget the ground of the list.
struct DailyBackdrop: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .subheadline) private var rowHeight = DailyLargeLayout.rowHeight
  let entry: DailyEntry

  /// Larger letters reach higher.
  private var shade: (share: CGFloat, depth: Double) {
    if typeSize.isAccessibilitySize { return (1, 0.7) }
    return family == .systemSmall ? (0.4, 0.35) : (0.8, 0.6)
  }

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        Color.clear
          .overlay {
            if let image = entry.image(entry.content.background) {
              image.resizable().scaledToFill()
            } else {
              DailyScenery()
            }
          }
          .overlay { DailyShade(share: shade.share, depth: shade.depth) }
          .clipped()
        if family == .systemLarge {
          let layout = DailyLargeLayout(
            height: geometry.size.height, rowHeight: rowHeight, unitCount: entry.units.count)
          Color.widgetBackground.frame(height: layout.listHeight)
        }
      }
    }
    .accessibilityHidden(true)
  }
}

/// A gradient to black at the bottom.
private struct DailyShade: View {
  /// Of the height.
  let share: CGFloat
  /// The opacity at its end.
  let depth: Double

  var body: some View {
    GeometryReader { geometry in
      LinearGradient(colors: [.black.opacity(0), .black.opacity(depth)], startPoint: .top, endPoint: .bottom)
        .frame(height: geometry.size.height * share)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}
