import ComicLibrary
import SwiftUI
import WidgetKit

/// What the comic widgets show: the chapter that is being read and how far.
struct ComicImageEntry: TimelineEntry {
  /// What is known of the reading.
  enum Standing: Hashable {
    /// A chapter is being read.
    case reading
    /// Nothing has been read yet.
    case nothingRead
    /// Something is being read, but the file that says what cannot be read.
    case unreadable
  }

  let date: Date
  let chapter: Int
  let name: String
  /// Per cent, 0…100.
  let progress: Int
  let image: Image?
  let family: WidgetFamily
  /// Unless a chapter is being read, the widget invites instead of reporting.
  var standing = Standing.reading

  /// Opens the chapter in the reader.
  var deepLink: URL { ComicLibrary.deepLink(chapter: chapter) }

  /// A chapter of nobody's, for galleries and placeholders.
  static func makeSample(family: WidgetFamily, date: Date) -> ComicImageEntry {
    ComicImageEntry(
      date: date, chapter: 1, name: String(localized: "The Hollow Moon"), progress: 40, image: .drawnCover,
      family: family)
  }

  /// What is shown while there is no chapter; it opens the first.
  static func makeInvitation(_ standing: Standing, family: WidgetFamily, date: Date) -> ComicImageEntry {
    ComicImageEntry(
      date: date, chapter: 1, name: "", progress: 0, image: nil, family: family, standing: standing)
  }
}
