package import Foundation

/// What has become of a Live Activity.
package struct ActivityProgress<State: Codable & Hashable> {
  package internal(set) var content: ActivityContent<State>
  package internal(set) var state: ActivityState
  /// From when on it is shown; nil for at once.
  package internal(set) var startDate: Date?
  /// When an activity that has ended is removed; nil if the system decides.
  package internal(set) var dismissalDate: Date?
  package internal(set) var alert: AlertConfiguration?
  /// Whether it was updated or has ended.
  package internal(set) var isChanged = false
  /// The date of the newest update that has one. Older updates are ignored.
  private var timestamp = Date.distantPast
  /// Whether nothing changes any more.
  var isFrozen = false

  package var hasEnded: Bool { state == .ended || state == .dismissed }

  init(_ content: ActivityContent<State>, state: ActivityState) { (self.content, self.state) = (content, state) }

  /// - Returns: Whether the update counts.
  mutating func update(
    to content: ActivityContent<State>, alert: AlertConfiguration? = nil, timestamp: Date? = nil
  ) -> Bool {
    guard accepts(timestamp) else { return false }
    (self.content, isChanged) = (content, true)
    if let alert { self.alert = alert }
    if state == .stale { state = .active }
    return true
  }

  /// - Returns: Whether the end counts.
  mutating func end(
    with content: ActivityContent<State>?, _ policy: ActivityUIDismissalPolicy, timestamp: Date? = nil
  ) -> Bool {
    guard accepts(timestamp) else { return false }
    if let content { self.content = content }
    (state, isChanged) = (policy.isImmediate ? .dismissed : .ended, true)
    dismissalDate = policy.date
    return true
  }

  private mutating func accepts(_ date: Date?) -> Bool {
    guard !isFrozen, !hasEnded else { return false }
    if let date {
      guard date >= timestamp else { return false }
      timestamp = date
    }
    return true
  }
}
