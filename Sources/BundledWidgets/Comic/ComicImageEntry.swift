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

  /// Opens the chapter in the reader.
  var deepLink: URL { ComicLibrary.deepLink(chapter: chapter) }

  /// True where nothing has been read yet: the widget invites instead of reporting.
  var isSample: Bool { name.isEmpty && chapter == Self.firstChapter && image == nil && progress == 0 }

  /// What is shown before anything has been read.
  static func makeSample(family: WidgetFamily, date: Date) -> ComicImageEntry {
    ComicImageEntry(date: date, chapter: firstChapter, name: "", progress: 0, image: nil, family: family)
  }

  /// What the widgets say before anything has been read, a line each.
  static let invitation = ["Read", "Multiverse", "Reader"]

  private static let firstChapter = 1
}
