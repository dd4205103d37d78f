import SwiftUI

/// Cover at the left; at the right number, title and progress.
struct MediumComicView: View {
  let entry: ComicImageEntry

  var body: some View {
    HStack(spacing: 16) {
      ComicCover(image: entry.image, cornerRadius: 9)
        .aspectRatio(2 / 3, contentMode: .fit)
      VStack(alignment: .leading, spacing: 0) {
        if entry.isSample {
          ComicInvitation(size: 24)
        } else {
          ChapterLabel(chapter: entry.chapter)
          Text(verbatim: entry.name)
            .font(.system(size: 20, weight: .bold))
            .lineLimit(2)
            .minimumScaleFactor(0.75)
            .padding(.top, 3)
          Spacer(minLength: 8)
          ComicProgress(progress: entry.progress)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }
}

/// Cover and number side by side; title and progress below.
struct SmallComicView: View {
  let entry: ComicImageEntry

  var body: some View {
    if entry.isSample {
      ComicInvitation(size: 24)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .overlay(alignment: .topTrailing) {
          Moon().fill(.white.opacity(0.92), style: FillStyle(eoFill: true)).frame(width: 44, height: 44)
        }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top, spacing: 12) {
          ComicCover(image: entry.image, cornerRadius: 7)
            .frame(width: 58, height: 87)
          ChapterNumber(entry: entry)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Spacer(minLength: 6)
        Text(verbatim: entry.name)
          .font(.system(size: 13, weight: .semibold))
          .lineLimit(2)
          .minimumScaleFactor(0.8)
        Spacer(minLength: 6)
        ComicProgressBar(progress: entry.progress)
      }
    }
  }
}

/// "CHAPTER 42" in lantern light.
private struct ChapterLabel: View {
  let chapter: Int

  var body: some View {
    // As a string: a chapter's number is a name, and has no thousands separator.
    Text("Chapter \(String(chapter))")
      .font(.system(size: 12, weight: .semibold))
      .tracking(0.6)
      .textCase(.uppercase)
      .foregroundStyle(.lantern)
      .lineLimit(1)
  }
}

/// The number, large, with the per cent below: the small widget's right half.
private struct ChapterNumber: View {
  let entry: ComicImageEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Chapter")
        .font(.system(size: 11, weight: .semibold))
        .tracking(0.4)
        .textCase(.uppercase)
        .foregroundStyle(.lantern)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
      Text(verbatim: "\(entry.chapter)")
        .font(.system(size: 34, weight: .bold))
        .lineLimit(1)
        .minimumScaleFactor(0.3)
      Spacer(minLength: 0)
      Text("\(entry.progress)% read")
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(.white.opacity(0.75))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
    .frame(height: 87)
  }
}

/// The bar with the per cent above it.
private struct ComicProgress: View {
  let progress: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("\(progress)% read")
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(.white.opacity(0.75))
      ComicProgressBar(progress: progress)
    }
  }
}

/// The bar in lantern light. The system's track is too faint for the night sky, so a brighter one lies below it.
private struct ComicProgressBar: View {
  let progress: Int

  var body: some View {
    ProgressView(value: Double(progress), total: 100)
      .tint(.lantern)
      .background(.white.opacity(0.14), in: Capsule())
  }
}

/// What is said before anything has been read.
private struct ComicInvitation: View {
  let size: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(ComicImageEntry.invitation, id: \.self) { word in
        Text(verbatim: word)
          .font(.system(size: size, weight: .bold))
          .foregroundStyle(word == ComicImageEntry.invitation.first ? .lantern : .white)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
      }
    }
    // The sky is dark in both schemes; the bars of a redacted placeholder are to be light.
    .environment(\.colorScheme, .dark)
  }
}

extension ShapeStyle where Self == Color {
  /// The warm light of the comic widget's accents.
  static var lantern: Color { Color(red: 1, green: 0.74, blue: 0.36) }
}
