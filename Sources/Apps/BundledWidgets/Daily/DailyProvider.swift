import AppIntents
import DailyLibrary
import SwiftUI
import WidgetKit

/// Provides the data and all images, which are fetched before the timeline is returned.
struct DailyProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DailyEntry {
    .sample(for: DailyIntent(), at: context.date, family: context.family)
  }

  func snapshot(for configuration: DailyIntent, in context: Context) async -> DailyEntry {
    if context.isPreview { return .sample(for: configuration, at: context.date, family: context.family) }
    return await entry(for: configuration, in: context)
  }

  /// One entry, until the date in the data, midnight, or half an hour after a failure.
  func timeline(for configuration: DailyIntent, in context: Context) async -> Timeline<DailyEntry> {
    if context.isPreview {
      let sample = DailyEntry.sample(for: configuration, at: context.date, family: context.family)
      return Timeline(entries: [sample], policy: .never)
    }
    let entry = await entry(for: configuration, in: context)
    let nextReload = entry.edition.nextReload(after: context.date, in: context.calendar)
    return Timeline(entries: [entry], policy: .after(nextReload))
  }

  private func entry(for configuration: DailyIntent, in context: Context) async -> DailyEntry {
    let choice = configuration.choice(in: context.family)
    guard let edition = await DailyStore.shared?.edition(of: configuration.source, showing: choice, now: context.date)
    else { return .unset(configuration, at: context.date, family: context.family) }
    return DailyEntry(date: context.date, edition: edition, configuration: configuration)
  }
}

extension DailyStore {
  /// The store in the group's container; nil if there is none.
  static var shared: DailyStore? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: DailyGroup.identifier)
      .map { DailyStore(container: $0) }
  }
}
