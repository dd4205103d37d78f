package import Foundation
package import SharedFolders
package import Timelines

/// A provider's timeline and its frames: `timeline.json`.
package struct TimelineRecord: Hashable, Sendable, Codable {
  /// A picture, shown from its date on.
  package struct Frame: Hashable, Sendable, Codable {
    /// The date from which it is shown.
    package let date: Date
    /// The date of its entry; an entry with a text that counts time has several frames.
    package let entryDate: Date
    /// The name of the folder with the picture and its report.
    package let name: String
    package let relevance: TimelineEntryRelevance?
    /// The picture's size in bytes; nil in records of earlier versions.
    package let byteCount: Int?

    package init(
      date: Date, entryDate: Date, name: String, relevance: TimelineEntryRelevance?, byteCount: Int? = nil
    ) {
      (self.date, self.entryDate, self.name, self.relevance) = (date, entryDate, name, relevance)
      self.byteCount = byteCount
    }
  }

  package let place: OutputSlot
  /// Identifies the program version and the options of the drawing.
  package let recipe: String
  /// The file extension of the pictures: `png`, `svg` or `pdf`.
  package let format: String
  /// When the provider was called.
  package let askedAt: Date
  /// `atEnd`, `after` or `never`.
  package let policy: String
  /// The date of `after`.
  package let reloadDate: Date?
  /// The date of the last entry, drawn or not.
  package let lastEntry: Date
  /// The date up to which entries are drawn; nil if all are.
  package let drawnUntil: Date?
  /// In date order; never empty.
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

  /// The frame to show at `now`: the last one whose date is not after it, or the first one if there is none.
  package func frame(at now: Date) -> Frame? { frames.last { $0.date <= now } ?? frames.first }

  /// The date of the next frame; nil for never.
  package func nextChange(after now: Date) -> Date? { frames.dropFirst().first { $0.date > now }?.date }

  /// The inputs of a plan.
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
