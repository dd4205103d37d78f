import SwiftUI
import WidgetKit

/// The same data in the look of the original app's widget.
struct ClassicComicWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "comic-classic", provider: ComicProvider()) { entry in
      ClassicComicView(entry: entry)
        .widgetURL(entry.deepLink)
        .containerBackground(LinearGradient.starrySky, for: .widget)
    }
    .configurationDisplayName("Comic, Classic")
    .description("Quickly jump back into the action where you last left off.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct ClassicComicView: View {
  let entry: ComicImageEntry

  var body: some View {
    Group {
      switch entry.family {
      case .systemMedium: ClassicMediumView(entry: entry)
      default: ClassicSmallView(entry: entry)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    // The sky is dark in both schemes, and the text under the gradients has to be light.
    .environment(\.colorScheme, .dark)
  }
}

/// The header above the cover.
private struct ClassicSmallView: View {
  let entry: ComicImageEntry

  var body: some View {
    if entry.standing == .reading {
      VStack(spacing: 0) {
        // Scales all of it together, not each word separately.
        ViewThatFits(in: .horizontal) {
          header
          header.dynamicTypeSize(...DynamicTypeSize.xxLarge)
          header.dynamicTypeSize(...DynamicTypeSize.large)
        }
        .padding(.bottom, 5)
        // This size for any aspect ratio; on the smallest screens a little less high.
        ClassicCover(image: entry.image)
          .frame(maxWidth: 70, maxHeight: 90)
      }
    } else {
      VStack {
        Text("Read")
          .padding(5)
          .classicFont(.caption2, lineLimit: 1)
        Text(verbatim: "Multiverse")
          .gradientText(.yellowText)
        Text(verbatim: "Reader")
          .gradientText(.redText)
      }
      .classicFont(.body, lineLimit: 1)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
  }

  private var header: some View {
    HStack {
      ClassicHeader(chapter: entry.chapter)
      Text(verbatim: "\(entry.progress)%")
        .bold()
        .classicFont(.caption2, lineLimit: 1)
    }
  }
}

/// The cover on the left; the header above the name on the right, next to the percentage.
private struct ClassicMediumView: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let entry: ComicImageEntry

  var body: some View {
    HStack {
      if entry.standing == .reading {
        ClassicCover(image: entry.image)
          .aspectRatio(entry.image == nil ? 2 / 3 : nil, contentMode: .fit)
        Spacer()
        if typeSize.isAccessibilitySize {
          // The app truncates the title here, although there is space below it.
          VStack {
            HStack {
              ClassicHeader(chapter: entry.chapter)
              percent
            }
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            title(lineLimit: 3)
          }
          .frame(maxWidth: .infinity)
        } else {
          HStack {
            VStack {
              ClassicHeader(chapter: entry.chapter)
                .padding(.bottom, 5)
              title(lineLimit: 2)
            }
            percent
          }
        }
      } else {
        ClassicCover(image: nil)
          // The aspect ratio of the app's sample.
          .aspectRatio(295 / 419, contentMode: .fit)
          .padding(.horizontal)
        Spacer()
        VStack {
          Text("Read")
            .classicFont(.caption, lineLimit: 1)
          ViewThatFits(in: .horizontal) {
            name.classicFont(.body, lineLimit: 1)
            name.classicFont(.caption, lineLimit: 1)
          }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
      }
    }
  }

  /// The app's name, which is left-to-right in every language.
  private var name: some View {
    HStack {
      Text(verbatim: "Multiverse")
        .gradientText(.yellowText)
      Text(verbatim: "Reader")
        .gradientText(.redText)
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private var percent: some View {
    Text(verbatim: "\(entry.progress)%")
      .classicFont(.body)
  }

  private func title(lineLimit: Int) -> some View {
    Text(verbatim: entry.name)
      .padding(.horizontal)
      .multilineTextAlignment(.center)
      .classicFont(.caption, lineLimit: lineLimit)
  }
}

/// "Ch" in yellow, the number in red.
private struct ClassicHeader: View {
  let chapter: Int

  var body: some View {
    HStack {
      Text("Ch")
        .gradientText(.yellowText)
      Text(verbatim: "\(chapter)")
        .gradientText(.redText)
    }
    .classicFont(.body, lineLimit: 1)
  }
}

/// The cover, stretched to its frame.
private struct ClassicCover: View {
  let image: Image?

  var body: some View {
    (image ?? .drawnCover)
      .resizable()
      .widgetAccentedRenderingMode(.desaturated)
  }
}
