package import Foundation
package import Scheduling

/// A widget that a worker has to refresh before the end of its lease.
package struct FleetClaim: Sendable {
  package let widget: Int64
  /// The date of the planned reload, which identifies the claim with the attempt.
  package let date: Date
  package let attempt: Int64
  /// The date of the database when it was claimed.
  package let now: Date
  package let owner: String
  package let name: String
  package let tool: String
  /// The kind, family, settings and options, with the keys of `render --batch`.
  package let request: String
  /// The hash of the folder of its data; nil for none.
  package let folder: Data?
  package let record: TimelineRecord?
  package let history: ReloadHistory
  /// The last request to reload; empty for none.
  package let token: String

  /// What the process that draws is asked.
  ///
  /// - Parameter groups: The folder with a subfolder for each app group.
  package func task(groups: String?) -> SlotTask {
    SlotTask(path: "\(owner)/\(name)", record: record, history: history, request: token, now: now, groups: groups)
  }
}

/// What was drawn for a claim.
package struct FleetCommit: Sendable {
  package let claim: FleetClaim
  package let answer: SlotAnswer

  package init(_ claim: FleetClaim, _ answer: SlotAnswer) { (self.claim, self.answer) = (claim, answer) }

  /// The frames of the new timeline, in order of date; empty if it was not reloaded.
  var frames: [PlannedFrame] {
    let drawn = Dictionary(answer.frames.map { ($0.name, $0) }) { first, _ in first }
    return (answer.record?.frames ?? []).compactMap { frame in
      drawn[frame.name].map { PlannedFrame(frame, $0, at: claim.now) }
    }
  }
}

/// A frame of a timeline with its picture.
struct PlannedFrame {
  let date: Date
  let entryDate: Date
  let picture: Data
  let report: String
  /// When the picture is first needed.
  let day: Date

  init(_ frame: TimelineRecord.Frame, _ drawn: SlotAnswer.Frame, at now: Date) {
    (date, entryDate, picture) = (frame.date, frame.entryDate, drawn.picture)
    report = String(decoding: drawn.report, as: UTF8.self)
    day = max(date, now)
  }
}

/// What became of a commit.
package struct FleetResult: Sendable {
  /// False if another worker has the claim now, or the widget was removed.
  package let isCommitted: Bool
  /// Whether another picture is shown.
  package let isShown: Bool
  /// From the date to the commit, in seconds.
  package let lateness: Double?
}
