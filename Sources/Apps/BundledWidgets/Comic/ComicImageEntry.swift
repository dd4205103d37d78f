import ComicLibrary
import SwiftUI
import WidgetKit

/// What the comic widgets show: the current chapter and its progress.
struct ComicImageEntry: TimelineEntry {
  enum State: Hashable {
    /// A chapter is being read.
    case reading
    /// Nothing has been read yet.
    case nothingRead
    /// The file with the current chapter is unreadable.
    case unreadable
  }

  let date: Date
  let chapter: Int
  let name: String
  /// How much has been read, 0…100.
  let progress: Int
  let image: Image?
  let family: WidgetFamily
  /// Unless it is `reading`, the widget shows an invitation.
  var standing = State.reading

  /// Opens the chapter in the reader.
  var deepLink: URL { ComicLibrary.deepLink(chapter: chapter) }

  /// A fictional chapter, for galleries and placeholders.
  static func makeSample(family: WidgetFamily, date: Date) -> ComicImageEntry {
    ComicImageEntry(
      date: date, chapter: 1, name: String(localized: "The Hollow Moon"), progress: 40, image: .drawnCover,
      family: family)
  }

  /// The entry without a chapter; it opens the first one.
  static func makeInvitation(_ standing: State, family: WidgetFamily, date: Date) -> ComicImageEntry {
    ComicImageEntry(
      date: date, chapter: 1, name: "", progress: 0, image: nil, family: family, standing: standing)
  }
}
