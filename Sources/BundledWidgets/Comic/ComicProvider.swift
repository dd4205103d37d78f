import ComicLibrary
import SwiftUI
import WidgetKit

/// Gives the comic widgets what the reader's app side saved. Never touches the network.
struct ComicProvider: TimelineProvider {
  func placeholder(in context: Context) -> ComicImageEntry {
    .makeSample(family: context.family, date: context.date)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ComicImageEntry) -> Void) {
    completion(loadEntry(in: context))
  }

  /// One entry, and an hour until the next look; the app side asks for a reload when something changes before.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ComicImageEntry>) -> Void) {
    let nextLook = context.date.addingTimeInterval(3600)
    completion(Timeline(entries: [loadEntry(in: context)], policy: .after(nextLook)))
  }

  private func loadEntry(in context: Context) -> ComicImageEntry {
    guard let manager, let (data, cover) = manager.reading({ currentChapter(of: manager) }) else {
      return placeholder(in: context)
    }
    // Decoded now: what is damaged must be known before the view chooses its look.
    let image = cover?.preparingForDisplay().map { Image(uiImage: $0) }
    return ComicImageEntry(
      date: context.date, chapter: data.number, name: data.name, progress: data.progress, image: image,
      family: context.family)
  }

  private var manager: CoverImageManager? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: GroupContainer.comicReader)
      .map { CoverImageManager(container: GroupContainer(url: $0)) }
  }

  /// The chapter and its cover, as they were saved together.
  private func currentChapter(of manager: CoverImageManager) -> (CurrentChapterData, UIImage?)? {
    do {
      guard let data = try manager.loadCurrentChapterData() else { return nil }
      return (data, manager.coverImageURL(of: data).flatMap { UIImage(contentsOfFile: $0.path) })
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "comic.data-unreadable", message: "\(error); the placeholder is shown"))
      return nil
    }
  }
}
