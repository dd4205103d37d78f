import Ambient
public import Foundation

/// A Live Activity. Apple's page: ActivityKit/Activity.
///
/// Activities exist while an intent is performed: the one that was tapped, and those that the intent starts.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public let activityStyle: ActivityStyle
  // Guards the following property.
  private let lock = NSLock()
  private var current: ActivityProgress<ContentState>
  private let contents = ActivityBroadcast<ActivityContent<ContentState>>()
  private let contentStates = ActivityBroadcast<ContentState>()
  private let activityStates = ActivityBroadcast<ActivityState>()

  /// - Parameter startDate: From when on it is shown; nil for at once.
  package init(
    id: String, attributes: Attributes, content: ActivityContent<ContentState>, state: ActivityState = .active,
    style: ActivityStyle = .standard, startDate: Date? = nil
  ) {
    (self.id, self.attributes, activityStyle) = (id, attributes, style)
    current = ActivityProgress(content, state: state)
    current.startDate = startDate
  }

  /// What has become of it.
  package var progress: ActivityProgress<ContentState> { lock.withLock { current } }

  public var content: ActivityContent<ContentState> { progress.content }
  /// The state of ``content``, under its older name.
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { progress.state }
  /// Always nil: no server updates it.
  public var pushToken: Data? { nil }

  /// The activity that was tapped and those that the intent has started, while an intent is performed. Otherwise empty.
  public static var activities: [Activity<Attributes>] {
    (AmbientValues.current.runningActivities?.all ?? []).compactMap { $0 as? Activity<Attributes> }
      .filter { $0.activityState != .dismissed }
  }

  public static var pushToStartToken: Data? { nil }

  /// Changes what has become of it, and tells all sequences.
  func change(_ change: (inout ActivityProgress<ContentState>) -> Bool) {
    let (old, new, counts) = lock.withLock {
      let old = current
      let counts = change(&current)
      return (old, current, counts)
    }
    guard counts else { return }
    if new.content != old.content {
      contents.send(new.content)
      contentStates.send(new.content.state)
    }
    if new.state != old.state { activityStates.send(new.state) }
    if new.hasEnded { endSequences() }
  }

  private func endSequences() {
    contents.finish()
    contentStates.finish()
    activityStates.finish()
  }
}

extension Activity: RunningActivity {
  package var kind: String { "\(Attributes.self)" }

  package func finish() {
    lock.withLock { current.isFrozen = true }
    endSequences()
  }
}

extension Activity {
  public typealias ContentUpdates = ActivitySequence<ActivityContent<ContentState>>
  public typealias ActivityStateUpdates = ActivitySequence<ActivityState>
  public typealias PushTokenUpdates = ActivitySequence<Data>
  public typealias ActivityUpdates = ActivitySequence<Activity<Attributes>>

  public var activityStateUpdates: ActivityStateUpdates { ActivitySequence(source: activityStates) }
  public var contentUpdates: ContentUpdates { ActivitySequence(source: contents) }
  /// The older name of ``contentUpdates``.
  public var contentStateUpdates: ActivitySequence<ContentState> { ActivitySequence(source: contentStates) }
  /// Ends immediately, as the sequences below: no server updates it, and nobody else starts one.
  public var pushTokenUpdates: PushTokenUpdates { ActivitySequence() }
  public static var activityUpdates: ActivityUpdates { ActivitySequence() }
  public static var pushToStartTokenUpdates: PushTokenUpdates { ActivitySequence() }
}

/// The static data of a Live Activity; ``ContentState`` is the part that changes. Apple's page:
/// ActivityKit/ActivityAttributes.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}

/// How a server updates a Live Activity. Apple's page: ActivityKit/PushType.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  public static let token = PushType(channel: nil)
  public static func channel(_ channelID: String) -> PushType { PushType(channel: channelID) }
}
