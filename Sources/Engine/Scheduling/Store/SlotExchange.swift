package import Foundation

/// What a process that draws is asked: to refresh a slot of a store elsewhere, as it was stored.
package struct SlotTask: Codable, Sendable {
  /// The slot's place in messages.
  package var path: String
  package var record: TimelineRecord?
  package var history: ReloadHistory
  /// The last reload request; empty for none.
  package var request: String
  /// The store's date: other machines have other clocks.
  package var now: Date
  /// The folder with a subfolder for each app group; nil for the process's own.
  package var groups: String?

  package init(
    path: String, record: TimelineRecord?, history: ReloadHistory, request: String, now: Date, groups: String? = nil
  ) {
    (self.path, self.record, self.history) = (path, record, history)
    (self.request, self.now, self.groups) = (request, now, groups)
  }
}

/// What the process answers: what the refresh changed, to be stored as one.
package struct SlotAnswer: Codable, Sendable {
  package struct Frame: Codable, Sendable {
    package let name: String
    package let picture: Data
    package let report: Data
  }

  /// The new timeline; nil if it was not reloaded.
  package let record: TimelineRecord?
  package let history: ReloadHistory
  /// The frames of the new timeline, each once.
  package let frames: [Frame]
  /// When the timeline must be reloaded; nil for only on request.
  package let reload: Date?
  /// Why a due reload failed; nil if it did not.
  package let failure: String?
  /// What was replaced or left out, in a line each.
  package let diagnostics: [String]

  package init(
    _ changes: SlotDraft.Changes, reload: Date?, failure: String?, diagnostics: [String]
  ) {
    (record, history) = (changes.record, changes.history)
    frames = changes.frames.values.sorted { $0.name < $1.name }.map {
      Frame(name: $0.name, picture: $0.picture, report: $0.report)
    }
    (self.reload, self.failure, self.diagnostics) = (reload, failure, diagnostics)
  }
}
