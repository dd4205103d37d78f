import DailyLibrary
import SwiftUI
import WidgetKit

/// A link if there is a URL.
struct DailyUnitLink<Label: View>: View {
  let url: URL?
  @ViewBuilder let label: Label

  var body: some View {
    if let url { Link(destination: url) { label } } else { label }
  }
}

/// The day, the title and the subtitle over an image.
struct DailyHeading: View {
  let entry: DailyEntry
  let titleFont: Font
  /// The maximum number of lines of the title, and of the subtitle.
  let lines: Int
  var subtitleLines = 2
  /// The colour of the day; nil for the accent, which needs a dark background.
  var dayColor: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      dayLine
        .font(.footnote.weight(.semibold))
        .textCase(.uppercase)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
      UnbrokenWordsText(text: entry.content.title)
        .font(titleFont)
        .lineLimit(lines)
        .minimumScaleFactor(0.7)
      if entry.isUnset {
        VStack(alignment: .leading, spacing: 0) {
          Text("Set your own with:").opacity(0.85)
          CommandText("almanac daily set FILE")
        }
        .font(.caption)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        // A truncated command would be useless.
        .dynamicTypeSize(...DynamicTypeSize.large)
      } else if !entry.content.subtitle.isEmpty {
        Text(verbatim: entry.content.subtitle)
          .font(.footnote)
          .opacity(0.8)
          .lineLimit(subtitleLines)
          .minimumScaleFactor(subtitleLines == 1 ? 0.8 : 1)
      }
    }
  }

  /// The weekday, and in the sample a marker, which is never truncated.
  @ViewBuilder private var dayLine: some View {
    if entry.isUnset {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 6) {
          day(.wide)
          sampleMark
        }
        HStack(spacing: 6) {
          day(.abbreviated)
          sampleMark
        }
        sampleMark
      }
    } else {
      day(.wide)
    }
  }

  private func day(_ width: Date.FormatStyle.Symbol.Weekday) -> some View {
    Text(entry.date, format: .dateTime.weekday(width))
      .foregroundStyle(dayColor ?? entry.configuration.accent.color)
      .widgetAccentable()
  }

  private var sampleMark: some View {
    Text("Sample")
      .padding(.horizontal, 6)
      .background(Color.primary.opacity(0.25), in: Capsule())
  }
}

extension View {
  /// A shadow under texts on an image: as high as the texts, and fading out above them.
  ///
  /// - Parameter spread: How far it extends on both sides, in points.
  func shadowedByImage(spread: CGFloat = 0) -> some View {
    modifier(
      TextShadow(
        shades: [.init(from: 0, to: 0.55, height: 36), .init(from: 0.55, to: 0.7, height: nil)], rise: 36,
        spread: spread))
  }

  /// A lighter shadow, from transparent at the top of the view to black with opacity `depth` at the bottom.
  func shadowedByImage(depth: CGFloat) -> some View {
    modifier(TextShadow(shades: [.init(from: 0, to: depth, height: nil)], rise: 0, spread: 0))
  }
}

private struct TextShadow: ViewModifier {
  /// A segment of the shadow: its opacity at top and bottom, and its height in points; nil for the remaining height.
  struct Shade: Hashable {
    let from: CGFloat
    let to: CGFloat
    let height: CGFloat?
  }

  /// From the top.
  let shades: [Shade]
  /// How far it extends above the texts and on both sides, in points.
  let rise: CGFloat
  let spread: CGFloat
  @Environment(\.showsWidgetContainerBackground) private var showsImage
  @Environment(\.widgetRenderingMode) private var mode

  func body(content: Content) -> some View {
    content.background {
      if mode == .fullColor && showsImage {
        VStack(spacing: 0) {
          ForEach(shades, id: \.self) { shade in
            LinearGradient(
              colors: [.black.opacity(shade.from), .black.opacity(shade.to)], startPoint: .top, endPoint: .bottom
            )
            .frame(height: shade.height)
          }
        }
        .padding(.top, -rise)
        .padding(.horizontal, -spread)
        .accessibilityHidden(true)
      }
    }
  }
}

/// The logo in the corner, 20 × 20 points; empty if it is disabled.
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
        DailySpark().fill(Color.primary.opacity(0.9)).frame(width: 20, height: 20).accessibilityHidden(true)
      }
    }
  }
}

/// The large image in the middle: the data's icon, or the day on a calendar leaf.
struct DailyIcon: View {
  let entry: DailyEntry

  var body: some View {
    if let image = entry.image(entry.content.icon) {
      GeometryReader { geometry in
        image.resizable()
          .widgetAccentedRenderingMode(.desaturated)
          .scaledToFill()
          .frame(width: geometry.size.width, height: geometry.size.height)
          // Icons without a shape of their own get one.
          .clipShape(RoundedRectangle(cornerRadius: geometry.size.height * 0.22))
          .accessibilityLabel(Text(verbatim: entry.content.icon?.text ?? ""))
      }
    } else {
      DailyCalendarLeaf(date: entry.date, accent: entry.configuration.accent.color)
    }
  }
}

/// The image of a unit, or the first letter of its title on a colour.
struct DailyUnitImage: View {
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

/// The background: an image, and in a large widget the ground of the list.
struct DailyBackdrop: View {
  @Environment(\.widgetFamily) private var family
  @ScaledMetric(relativeTo: .subheadline) private var rowHeight = DailyLargeLayout.rowHeight
  let entry: DailyEntry

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
