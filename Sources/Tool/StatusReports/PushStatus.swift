import Foundation
import Pushing
import ToolReports

/// A target that could not be sent its pictures.
struct PushStatus: Codable {
  let target: String
  /// The last error.
  let message: String
  /// Since when it has failed, and how often.
  let since: Date
  let attempts: Int

  /// Nil if the target has its pictures.
  init?(_ record: PushRecord) {
    guard let failure = record.failure else { return nil }
    (target, message, since, attempts) = (record.name, failure.message, failure.since, failure.attempts)
  }

  func lines(at now: Date) -> [String] {
    let count = attempts == 1 ? "1 attempt" : "\(attempts) attempts"
    return [
      "push to \(target)", "    failing since \(RelativeDateText(now: now)(since)), \(count): \(message)",
    ]
  }
}
