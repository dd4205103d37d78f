import Foundation
import Snapshots

/// The message for snapshots that failed. The same failure of a widget in light and dark is one message, as it has
/// one cause.
struct SnapshotFailureGroup: Equatable {
  /// `Snapshots/comic/systemSmall-{light,dark}: 12677 pixels differ`, then details.
  let lines: [String]

  /// The messages for the failed snapshots among `results`, in order.
  ///
  /// - Parameter isVerbose: Whether to print all details of each result separately.
  static func all(of results: [SnapshotResult], isVerbose: Bool) -> [SnapshotFailureGroup] {
    let messages = results.filter { !$0.isFine }.map { Message($0, isVerbose: isVerbose) }
    var causes: [(message: Message, schemes: [String])] = []
    for message in messages {
      let twin = isVerbose ? nil : causes.firstIndex { $0.message.isSameExceptScheme(of: message) }
      if let twin, !causes[twin].schemes.contains(message.scheme) {
        causes[twin].schemes.append(message.scheme)
      } else {
        causes.append((message, [message.scheme]))
      }
    }
    return causes.map { message, schemes in
      SnapshotFailureGroup(lines: message.lines(schemes: schemes))
    }
  }

  /// The message of a result, apart from its scheme.
  private struct Message {
    /// The snapshot's name before its scheme, or the whole name if it has no scheme.
    private let before: String
    private let after: String
    let scheme: String
    private let reason: String
    private let rest: [String]

    init(_ result: SnapshotResult, isVerbose: Bool) {
      let message = result.message
      let name = message?.name ?? result.file
      let text = (message?.text ?? "").split(separator: "\n").map(String.init)
      reason = (isVerbose ? nil : message?.summary) ?? text.first ?? ""
      rest = text.dropFirst() + (isVerbose ? message?.links() ?? [] : [message?.reportError].compactMap(\.self))
      if let match = name.matches(of: /-(light|dark)(?=[-.]|$)/).last {
        (before, scheme, after) = (
          String(name[..<match.range.lowerBound]), String(match.1), String(name[match.range.upperBound...])
        )
      } else {
        (before, scheme, after) = (name, "", "")
      }
    }

    func isSameExceptScheme(of other: Message) -> Bool {
      !scheme.isEmpty && !other.scheme.isEmpty
        && (before, after, reason) == (other.before, other.after, other.reason) && rest == other.rest
    }

    func lines(schemes: [String]) -> [String] {
      let middle =
        switch schemes.count {
        case 1 where schemes[0].isEmpty: ""
        case 1: "-\(schemes[0])"
        default: "-{\(schemes.joined(separator: ","))}"
        }
      return [before + middle + after + (reason.isEmpty ? "" : ": \(reason)")] + rest
    }
  }
}
