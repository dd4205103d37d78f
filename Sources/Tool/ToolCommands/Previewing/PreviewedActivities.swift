import Foundation
import Synchronization
import ToolOptions
import Widgets

/// The Live Activities that intents have changed in a preview session. Their pictures show the new states, until the
/// session ends.
final class PreviewedActivities: Sendable {
  /// A Live Activity, by its kind or preview and by its data.
  private struct Key: Hashable {
    let kind, preview: String?
    let data: [String]

    init(_ request: BatchRequest) {
      (kind, preview) = (request.choice.kind, request.choice.preview)
      data = request.drawing.allSettings
    }
  }

  private struct Change {
    let activity: any TappedActivity
    let position: Int?
    let date: Date
  }

  private let changes = Mutex<[Key: [Change]]>([:])

  /// Keeps what an intent has made of a Live Activity.
  func add(_ activity: any TappedActivity, of request: BatchRequest, on date: Date) {
    let change = Change(activity: activity, position: request.choice.entry, date: date)
    guard activity.outcome.isChanged else { return }
    changes.withLock { $0[Key(request), default: []].append(change) }
  }

  /// A kind with all changes of its Live Activity.
  func applied(to kind: WidgetKind, of request: BatchRequest) -> WidgetKind {
    guard kind.activity != nil else { return kind }
    return changes.withLock { $0[Key(request)] ?? [] }
      .reduce(kind) { $0.following($1.activity, at: $1.position, on: $1.date) }
  }
}
