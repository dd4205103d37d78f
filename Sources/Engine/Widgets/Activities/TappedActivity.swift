package import Foundation
package import LiveActivities
package import Timelines

/// An entry that shows a Live Activity, of any type.
protocol TappableActivityEntry: TimelineEntry {
  /// The activity, as an app has it; nil for a placeholder.
  func activity() -> (any TappedActivity)?
  /// Whether its state is out of date.
  var isStale: Bool { get }
}

extension WidgetSource.Entry {
  /// Whether it shows a state of a Live Activity that is out of date.
  package var isStale: Bool { (value as? any TappableActivityEntry)?.isStale == true }
}

extension ActivityEntry: TappableActivityEntry {
  var isStale: Bool { shown?.isStale == true }

  func activity() -> (any TappedActivity)? {
    guard let shown else { return nil }
    return Activity(
      id: shown.activityID, attributes: shown.attributes,
      content: ActivityContent(state: shown.state, staleDate: staleDate), state: shown.isStale ? .stale : .active)
  }
}

/// A Live Activity of any type, and the entries that show it.
package protocol TappedActivity: RunningActivity {
  /// What an intent has made of it.
  var outcome: ActivityOutcome { get }
  /// The attributes as JSON.
  ///
  /// - Throws: `EncodingError`.
  func attributesJSON() throws -> Data
  /// The current state as JSON.
  ///
  /// - Throws: `EncodingError`.
  func stateJSON() throws -> Data
  /// The entries after the activity has changed.
  ///
  /// A state without a date is replaced. Between states with dates, the new one begins at the date of the tap; later
  /// states stay, unless the activity has ended.
  /// - Parameter position: The position of the tapped entry; nil for the one that is current at the date.
  func entries(changing entries: [any TimelineEntry], at position: Int?, on date: Date) -> [any TimelineEntry]
  /// The states of entries as JSON, in the form in which they are given.
  ///
  /// - Parameter date: The date of the current state.
  /// - Throws: `EncodingError`.
  func statesJSON(of entries: [any TimelineEntry], at date: Date) throws -> Data
  /// The entries of an activity that an intent has started.
  func firstEntries(on date: Date) -> [any TimelineEntry]
}

/// What an intent has made of a Live Activity.
package struct ActivityOutcome: Hashable, Sendable {
  package let kind: String
  package let id: String
  package let state: ActivityState
  /// Whether it was updated or has ended.
  package let isChanged: Bool
  package let startDate: Date?
  package let staleDate: Date?
  package let dismissalDate: Date?
  package let alert: AlertConfiguration?
}

extension Activity: TappedActivity {
  package var outcome: ActivityOutcome {
    let progress = progress
    return ActivityOutcome(
      kind: kind, id: id, state: progress.state, isChanged: progress.isChanged, startDate: progress.startDate,
      staleDate: progress.content.staleDate, dismissalDate: progress.dismissalDate, alert: progress.alert)
  }

  package func attributesJSON() throws -> Data { try JSONEncoder.activityData.encode(attributes) }

  package func stateJSON() throws -> Data { try JSONEncoder.activityData.encode(content.state) }

  package func firstEntries(on date: Date) -> [any TimelineEntry] {
    own(from: progress.startDate ?? date, isDated: true, until: .distantFuture)
  }

  package func entries(
    changing entries: [any TimelineEntry], at position: Int?, on date: Date
  ) -> [any TimelineEntry] {
    let (entries, progress) = (entries.compactMap { $0 as? ActivityEntry<Attributes> }, progress)
    guard progress.isChanged else { return entries }
    if entries.contains(where: \.isDated) {
      let before = entries.filter { $0.date < date }
      let after = entries.filter { $0.date > date && !progress.hasEnded }.drop(while: \.isContinued)
      return before + own(from: date, isDated: true, until: after.first?.date ?? .distantFuture) + after
    }
    let place = position ?? entries.lastIndex { $0.date <= date } ?? 0
    guard entries.indices.contains(place) else { return entries }
    let after = progress.hasEnded ? [] : entries[(place + 1)...].drop(while: \.isContinued)
    let begin = entries[...place].last { !$0.isContinued } ?? entries[place]
    return entries[..<place].filter { $0.date < begin.date }
      + own(from: begin.date, isDated: false, until: after.first?.date ?? .distantFuture) + after
  }

  private func own(from date: Date, isDated: Bool, until end: Date) -> [ActivityEntry<Attributes>] {
    let content = content
    return ActivityEntry.entries(
      showing: ActivityViewContext(activityID: id, attributes: attributes, state: content.state, isStale: false),
      from: date, staleDate: content.staleDate, isDated: isDated, until: end)
  }

  package func statesJSON(of entries: [any TimelineEntry], at date: Date) throws -> Data {
    let states = entries.compactMap { $0 as? ActivityEntry<Attributes> }.filter { !$0.isContinued }
    if content.staleDate == nil && !states.contains(where: \.isDated) { return try stateJSON() }
    let dated = states.filter(\.isDated).compactMap { entry in
      entry.shown.map { DatedActivityState(date: entry.date, state: $0.state, staleDate: entry.staleDate) }
    }
    let own = DatedActivityState(date: date, state: content.state, staleDate: content.staleDate)
    return try JSONEncoder.activityData.encode(dated.isEmpty ? [own] : dated)
  }
}

extension JSONEncoder {
  /// An encoder whose output the decoder of a Live Activity's data reads without loss: dates as text, and those with a part
  /// of a second as ActivityKit has them.
  fileprivate static var activityData: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      let text = date.formatted(.iso8601)
      if (try? Date(text, strategy: .iso8601)) == date {
        try container.encode(text)
      } else {
        try container.encode(date.timeIntervalSinceReferenceDate)
      }
    }
    return encoder
  }
}
