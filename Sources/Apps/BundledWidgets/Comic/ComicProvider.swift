import ComicLibrary
import Diagnostics
import SwiftUI
import WidgetKit

/// Provides the data that the reader's app side saved. Never uses the network.
struct ComicProvider: TimelineProvider {
  func placeholder(in context: Context) -> ComicImageEntry {
    .makeSample(family: context.family, date: context.date)
  }

  /// The current chapter, or the sample if there is none.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (ComicImageEntry) -> Void) {
    let entry = loadEntry(in: context)
    completion(entry.standing == .nothingRead ? placeholder(in: context) : entry)
  }

  /// One entry, reloaded after an hour; the app side requests a reload when something changes.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ComicImageEntry>) -> Void) {
    let nextReload = context.date.addingTimeInterval(3600)
    let entry = loadEntry(in: context)
    manager?.storeDueReload(at: context.date)
    completion(Timeline(entries: [entry], policy: .after(nextReload)))
  }

  private func loadEntry(in context: Context) -> ComicImageEntry {
    guard let manager else { return .makeInvitation(.nothingRead, family: context.family, date: context.date) }
    return manager.reading { entry(of: manager, in: context) }
  }

  private var manager: CoverImageManager? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: GroupContainer.comicReader)
      .map { CoverImageManager(container: GroupContainer(url: $0)) }
  }

  /// The chapter and its cover, read under one lock.
  private func entry(of manager: CoverImageManager, in context: Context) -> ComicImageEntry {
    do {
      guard let data = try manager.loadCurrentChapterData() else {
        return .makeInvitation(.nothingRead, family: context.family, date: context.date)
      }
      // Decoded now, because the view's layout depends on whether that succeeds.
      let cover = manager.coverImageURL(of: data).flatMap { UIImage(contentsOfFile: $0.path) }?.preparingForDisplay()
      return ComicImageEntry(
        date: context.date, chapter: data.number, name: data.name, progress: data.progress,
        image: cover.map { Image(uiImage: $0) }, family: context.family)
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "comic.data-unreadable", message: "\(error); the placeholder is shown"))
      return .makeInvitation(.unreadable, family: context.family, date: context.date)
    }
  }
}
