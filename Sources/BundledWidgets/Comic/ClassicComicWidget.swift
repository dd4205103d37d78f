import SwiftUI
import WidgetKit

/// The same data in the look of the app that the widget comes from.
struct ClassicComicWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "comic-classic", provider: ComicProvider()) { entry in
      ClassicComicView(entry: entry)
        .widgetURL(entry.deepLink)
        .containerBackground(LinearGradient.starrySky, for: .widget)
    }
    .configurationDisplayName("DBMultiverse Widget, Classic")
    .description("Quickly jump back into the action where you last left off.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct ClassicComicView: View {
  let entry: ComicImageEntry

  var body: some View {
    switch entry.family {
    case .systemMedium: ClassicMediumView(entry: entry)
    default: ClassicSmallView(entry: entry)
    }
  }
}

/// Header, and the cover below it.
private struct ClassicSmallView: View {
  let entry: ComicImageEntry

  var body: some View {
    if entry.isSample {
      ClassicInvitation()
    } else {
      VStack(spacing: 5) {
        HStack(alignment: .firstTextBaseline) {
          ClassicHeader(chapter: entry.chapter)
          Spacer()
          ClassicPercent(progress: entry.progress)
        }
        ClassicCover(image: entry.image)
          .frame(width: 70, height: 90)
      }
    }
  }
}

/// Cover at the left; header, name and per cent at the right.
private struct ClassicMediumView: View {
  let entry: ComicImageEntry

  var body: some View {
    if entry.isSample {
      ClassicInvitation()
    } else {
      HStack {
        ClassicCover(image: entry.image)
        Spacer()
        VStack {
          ClassicHeader(chapter: entry.chapter)
          Text(verbatim: entry.name)
            .font(.caption)
            .foregroundStyle(.white)
            .multilineTextAlignment(.center)
            .lineLimit(2)
          ClassicPercent(progress: entry.progress)
            .padding(.top, 4)
        }
        Spacer()
      }
    }
  }
}

/// How much has been read, small and bold.
private struct ClassicPercent: View {
  let progress: Int

  var body: some View {
    Text("\(progress)%")
      .font(.caption2)
      .bold()
      .foregroundStyle(.white)
      .lineLimit(1)
      .minimumScaleFactor(0.3)
  }
}

/// "Ch" in yellow, the number in red.
private struct ClassicHeader: View {
  let chapter: Int

  var body: some View {
    // One text, so that both shrink together where there is little room.
    (Text("Ch ").foregroundStyle(LinearGradient.yellowText)
      + Text(verbatim: "\(chapter)").foregroundStyle(LinearGradient.redText))
      .font(.title3.bold())
      .lineLimit(1)
      .minimumScaleFactor(0.3)
  }
}

/// The cover in its own shape; a sky of its own where there is none.
private struct ClassicCover: View {
  let image: Image?

  var body: some View {
    if let image {
      image.resizable().aspectRatio(contentMode: .fit)
    } else {
      ComicCover(image: nil, cornerRadius: 4).aspectRatio(2 / 3, contentMode: .fit)
    }
  }
}

/// What is said before anything has been read.
private struct ClassicInvitation: View {
  var body: some View {
    VStack(spacing: 2) {
      ForEach(ComicImageEntry.invitation, id: \.self) { word in
        Text(verbatim: word)
          .font(.title3.bold())
          .foregroundStyle(word == "Multiverse" ? LinearGradient.redText : .yellowText)
          .lineLimit(1)
          .minimumScaleFactor(0.6)
      }
    }
    // The sky is dark in both schemes; the bars of a redacted placeholder are to be light.
    .environment(\.colorScheme, .dark)
  }
}

extension LinearGradient {
  /// Navy to blue, from the top down.
  static let starrySky = LinearGradient(
    colors: [Color(red: 0, green: 0, blue: 0.502), Color(red: 0, green: 0.4, blue: 1)], startPoint: .top,
    endPoint: .bottom)

  fileprivate static let yellowText = LinearGradient(
    colors: [Color(red: 1, green: 0.92, blue: 0.35), Color(red: 1, green: 0.62, blue: 0.12)], startPoint: .top,
    endPoint: .bottom)

  fileprivate static let redText = LinearGradient(
    colors: [Color(red: 1, green: 0.42, blue: 0.36), Color(red: 0.88, green: 0.1, blue: 0.14)], startPoint: .top,
    endPoint: .bottom)
}
