import Foundation
import JSONText
import LiveActivities
import Localization
import ToolReports
import Widgets

/// The JSON of a Live Activity after an intent.
struct ActivityReport: Encodable {
  struct Alert: Encodable {
    let title: String
    let body: String
  }

  let kind: String
  let id: String
  /// As in ActivityKit: `active`, `pending`, `ended`, `dismissed`, `stale`.
  let activityState: String
  /// Only of an activity that the intent has started: those of the tapped one are given.
  let attributes: JSONValue?
  let contentState: JSONValue
  let startDate: Date?
  let staleDate: Date?
  let dismissalDate: Date?
  let alert: Alert?
  /// The picture of an activity that the intent has started.
  var picture: RenderReport?

  /// - Throws: `EncodingError` for data that JSON cannot have.
  init(_ activity: any TappedActivity, isStarted: Bool) throws {
    let outcome = activity.outcome
    (kind, id, activityState) = (outcome.kind, outcome.id, outcome.state.rawValue)
    attributes = isStarted ? try JSONDecoder().decode(JSONValue.self, from: activity.attributesJSON()) : nil
    contentState = try JSONDecoder().decode(JSONValue.self, from: activity.stateJSON())
    (startDate, staleDate, dismissalDate) = (outcome.startDate, outcome.staleDate, outcome.dismissalDate)
    alert = outcome.alert.map { Alert(title: String(localized: $0.title), body: String(localized: $0.body)) }
  }
}

extension ActivityOutcome {
  /// What became of it, in a word.
  var word: String {
    switch state {
    case .ended, .dismissed: "ended"
    case .active, .stale, .pending: "updated"
    }
  }
}

extension TappedActivities {
  /// What became of the activities: a few words for each that the intent has changed or started.
  var words: [String] {
    let changed = [tapped?.outcome].compactMap(\.self).filter(\.isChanged).map { "\($0.word) \($0.kind)" }
    return changed + started.map { "started \($0.outcome.id)" }
  }
}

extension ToolError {
  /// The error for data of a Live Activity that JSON cannot have.
  static func unwritableActivity(_ error: any Error) -> ToolError {
    ToolError("the intent gives a Live Activity data that cannot be JSON: \(error)", exitCode: .badData)
  }
}
