import ComicLibrary
import SwiftUI
import WidgetKit

/// What the comic widgets show: the chapter that is being read and how far.
struct ComicImageEntry: TimelineEntry {
  let date: Date
  let chapter: Int
  let name: String
  /// Per cent, 0…100.
  let progress: Int
  let image: Image?
  let family: WidgetFamily
  /// True where nothing has been read yet: the widget invites instead of reporting.
  var isSample = false

  /// Opens the chapter in the reader.
  var deepLink: URL { ComicLibrary.deepLink(chapter: chapter) }

  /// What is shown before anything has been read; it opens the first chapter.
  static func makeSample(family: WidgetFamily, date: Date) -> ComicImageEntry {
    ComicImageEntry(date: date, chapter: 1, name: "", progress: 0, image: nil, family: family, isSample: true)
  }

  /// What the widgets say before anything has been read, a line each.
  static let invitation = ["Read", "Multiverse", "Reader"]
}
