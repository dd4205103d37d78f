package import Foundation
package import Timelines

/// What a provider answered and what was drawn of it: `timeline.json`.
package struct TimelineRecord: Hashable, Sendable, Codable {
  /// A picture from its date on.
  package struct Frame: Hashable, Sendable, Codable {
    /// When it is put in place.
    package let date: Date
    /// The entry that it shows; several frames show one whose text counts time.
    package let entryDate: Date
    /// The name of the folder with the picture and its report.
    package let name: String
    package let relevance: TimelineEntryRelevance?
    /// The picture's; nil in records of earlier releases.
    package let byteCount: Int?

    package init(
      date: Date, entryDate: Date, name: String, relevance: TimelineEntryRelevance?, byteCount: Int? = nil
    ) {
      (self.date, self.entryDate, self.name, self.relevance) = (date, entryDate, name, relevance)
      self.byteCount = byteCount
    }
  }

  package let place: OutputSlot
  /// What it was drawn with: another program or other options have another one.
  package let recipe: String
  /// The ending of the pictures' names: `png`, `svg` or `pdf`.
  package let format: String
  /// When the provider was asked.
  package let askedAt: Date
  /// `atEnd`, `after` or `never`.
  package let policy: String
  /// For `after`: the date.
  package let reloadDate: Date?
  /// The date of the last entry, drawn or not.
  package let lastEntry: Date
  /// From when on nothing is drawn although there is more; nil if all is drawn.
  package let drawnUntil: Date?
  /// In order of date; never empty.
  package let frames: [Frame]

  package init(
    place: OutputSlot, recipe: String, format: String, askedAt: Date, policy: TimelineReloadPolicy, lastEntry: Date,
    drawnUntil: Date?, frames: [Frame]
  ) {
    (self.place, self.recipe, self.format) = (place, recipe, format)
    (self.askedAt, self.lastEntry) = (askedAt, lastEntry)
    (self.policy, reloadDate) = policy.report
    (self.drawnUntil, self.frames) = (drawnUntil, frames)
  }

  /// The frame that is shown at `now`: the last whose date is not after it; the first of all if there is none yet.
  package func frame(at now: Date) -> Frame? { frames.last { $0.date <= now } ?? frames.first }

  /// When another frame takes its place; nil for never.
  package func nextChange(after now: Date) -> Date? { frames.dropFirst().first { $0.date > now }?.date }

  /// What a plan is made from.
  package var shown: ReloadSituation.Shown {
    ReloadSituation.Shown(
      askedAt: askedAt, policy: TimelineReloadPolicy(policy, reloadDate), lastEntry: lastEntry, drawnUntil: drawnUntil)
  }
}

extension TimelineReloadPolicy {
  /// The policy's name, and its date if it has one.
  package var report: (String, Date?) {
    switch kind {
    case .atEnd: ("atEnd", nil)
    case .never: ("never", nil)
    case .after(let date): ("after", date)
    }
  }

  fileprivate init(_ name: String, _ date: Date?) {
    if let date, name == "after" {
      self = .after(date)
    } else {
      self = name == "never" ? .never : .atEnd
    }
  }
}
