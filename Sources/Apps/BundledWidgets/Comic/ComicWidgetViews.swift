import SwiftUI
import WidgetKit

/// The cover on the left; number, title and progress on the right.
struct MediumComicView: View {
  let entry: ComicImageEntry

  var body: some View {
    HStack(spacing: 16) {
      ComicCover(image: entry.image, cornerRadius: 9)
        .aspectRatio(2 / 3, contentMode: .fit)
      Group {
        if entry.standing == .reading {
          // Vertically centred as a group, so that a short title leaves no gap.
          VStack(alignment: .leading, spacing: 0) {
            ChapterLabel(chapter: entry.chapter)
              .layoutPriority(2)
            ComicTitle(name: entry.name)
              .padding(.top, 2)
              .layoutPriority(1)
            Spacer(minLength: 5)
              .frame(maxHeight: 14)
            ComicProgress(progress: entry.progress)
              .layoutPriority(2)
          }
        } else {
          ComicInvitation(standing: entry.standing, titleFont: .title2, limit: .accessibility1)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }
}

/// The cover next to the number; title and progress below. For large type, and on small screens, the cover is left
/// out in favour of the texts.
struct SmallComicView: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let entry: ComicImageEntry

  var body: some View {
    if entry.standing != .reading {
      ComicInvitation(standing: entry.standing, titleFont: .headline, limit: .xxLarge)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .overlay(alignment: .topTrailing) {
          if typeSize < .xxLarge {
            Moon().fill(Color.primary.opacity(0.92), style: FillStyle(eoFill: true)).frame(width: 40, height: 40)
          }
        }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        if typeSize.isAccessibilitySize {
          ChapterRow(entry: entry)
            .layoutPriority(3)
        } else {
          HStack(alignment: .top, spacing: 12) {
            ComicCover(image: entry.image, cornerRadius: 7)
              .aspectRatio(2 / 3, contentMode: .fit)
            ChapterNumber(entry: entry)
          }
          .frame(maxWidth: .infinity, maxHeight: 87, alignment: .leading)
          .layoutPriority(1)
        }
        Spacer(minLength: 6)
        SmallComicTitle(name: entry.name)
          .layoutPriority(2)
        Spacer(minLength: 6)
        ComicProgressBar(progress: entry.progress)
      }
    }
  }
}

/// The title, as large as fits. The longest titles shrink before they are truncated.
private struct ComicTitle: View {
  let name: String

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(verbatim: name).font(.largeTitle.bold()).lineLimit(1)
      ViewThatFits(in: .vertical) {
        title(.title)
        title(.title2)
        title(.title).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        // Reduces large type sizes until the whole title fits.
        ForEach([DynamicTypeSize.accessibility5, .accessibility1, .xxLarge, .xLarge, .large], id: \.self) { limit in
          title(.title3).dynamicTypeSize(...limit)
        }
        title(.headline).lineLimit(4).minimumScaleFactor(0.75).dynamicTypeSize(...DynamicTypeSize.large)
      }
    }
    // At least this size, because there is always space for it: a smaller type size must not enlarge a title that
    // fits on one line.
    .dynamicTypeSize(DynamicTypeSize.large...)
  }

  private func title(_ style: Font.TextStyle) -> some View {
    Text(verbatim: name).font(.system(style, weight: .bold))
  }
}

/// The small widget's title: three lines next to a cover, otherwise as large as fits.
private struct SmallComicTitle: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let name: String

  var body: some View {
    if typeSize.isAccessibilitySize {
      ViewThatFits(in: .vertical) {
        ForEach([DynamicTypeSize.accessibility5, .accessibility3, .accessibility1, .xxLarge], id: \.self) { limit in
          title.dynamicTypeSize(...limit)
        }
        title.lineLimit(4).minimumScaleFactor(0.8).dynamicTypeSize(...DynamicTypeSize.large)
      }
    } else {
      // Large type can shrink further before it is too small.
      title.lineLimit(3).minimumScaleFactor(typeSize > .xLarge ? 0.62 : 0.8)
    }
  }

  private var title: some View { Text(verbatim: name).font(.footnote.weight(.semibold)) }
}

/// "CHAPTER 42" in the accent colour.
private struct ChapterLabel: View {
  let chapter: Int

  var body: some View {
    // A chapter number is a name, without a grouping separator.
    Text("Chapter \(chapter, format: .number.grouping(.never))")
      .font(.caption.weight(.semibold))
      .tracking(0.6)
      .textCase(.uppercase)
      .foregroundStyle(.lantern)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      // Only the title grows with the type size.
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .widgetAccentable()
  }
}

/// The number in large type above the percentage: the small widget's right half.
private struct ChapterNumber: View {
  let entry: ComicImageEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      column(.largeTitle, isLabelled: true, hasPercent: true)
      column(.title, isLabelled: true, hasPercent: true)
      column(.title, isLabelled: false, hasPercent: true)
      column(.title, isLabelled: false, hasPercent: false)
    }
  }

  private func column(_ size: Font.TextStyle, isLabelled: Bool, hasPercent: Bool) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if isLabelled {
        Text("Chapter")
          .font(.caption2.weight(.semibold))
          .tracking(0.4)
          .textCase(.uppercase)
          .foregroundStyle(.lantern)
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .widgetAccentable()
      }
      Text(entry.chapter, format: .number.grouping(.never))
        .font(.system(size, weight: .bold))
        .lineLimit(1)
        .minimumScaleFactor(0.3)
      if hasPercent {
        Spacer(minLength: 0)
        PercentRead(progress: entry.progress)
      }
    }
  }
}

/// Number and percentage on one line, for type sizes at which a cover does not fit next to them.
private struct ChapterRow: View {
  let entry: ComicImageEntry

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(entry.chapter, format: .number.grouping(.never))
        .font(.title3.bold())
        .foregroundStyle(.lantern)
        .widgetAccentable()
        .accessibilityLabel(Text("Chapter \(entry.chapter, format: .number.grouping(.never))"))
      Spacer(minLength: 0)
      Text(Double(entry.progress) / 100, format: .percent)
        .font(.footnote.weight(.medium))
        .foregroundStyle(Color.primary.opacity(0.8))
        .accessibilityLabel(PercentRead.text(entry.progress))
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }
}

/// "73% read".
private struct PercentRead: View {
  let progress: Int

  var body: some View {
    Self.text(progress)
      .font(.caption.weight(.medium))
      .foregroundStyle(Color.primary.opacity(0.8))
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  static func text(_ progress: Int) -> Text { Text("\(Double(progress) / 100, format: .percent) read") }
}

/// The progress bar below the percentage.
private struct ComicProgress: View {
  let progress: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      PercentRead(progress: progress)
      ComicProgressBar(progress: progress)
    }
  }
}

/// The progress bar in the accent colour, on a brighter track than the system's, which is too faint on the sky.
private struct ComicProgressBar: View {
  let progress: Int

  var body: some View {
    ProgressView(value: Double(progress), total: 100)
      .tint(.lantern)
      .background(Color.primary.opacity(0.14), in: Capsule())
      .widgetAccentable()
  }
}

extension ShapeStyle where Self == Color {
  /// The accent colour of the comic widget.
  static var lantern: Color {
    Color(
      uiColor: UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(red: 1, green: 0.74, blue: 0.36, alpha: 1) : UIColor(red: 0.6, green: 0.35, blue: 0.04, alpha: 1)
      })
  }
}
