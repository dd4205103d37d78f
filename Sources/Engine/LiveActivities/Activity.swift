public import Foundation

/// A live activity of an app. Apple's page: ActivityKit/Activity.
///
/// There is none here: requests throw ``ActivityAuthorizationError/unsupported``, and ``activities`` is empty. So nothing
/// ever has such a value, and what could be done with one does nothing.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// What changes while the activity runs.
  public typealias ContentState = Attributes.ContentState

  /// The activity's name for the system.
  public let id: String
  /// What stays while it runs.
  public let attributes: Attributes
  /// What it shows.
  public let content: ActivityContent<ContentState>

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }

  /// What it shows; the older name of the state in ``content``.
  public var contentState: ContentState { content.state }
  /// Where it is in its life: over.
  public var activityState: ActivityState { .dismissed }
  /// How long it stays.
  public var activityStyle: ActivityStyle { .standard }
  /// How a server reaches it: not at all.
  public var pushToken: Data? { nil }

  /// The app's activities: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// How a server starts one: not at all.
  public static var pushToStartToken: Data? { nil }
}

extension Activity {
  /// What is told when a content changes.
  public typealias ContentUpdates = ActivitySequence<ActivityContent<ContentState>>
  /// What is told when a state changes.
  public typealias ActivityStateUpdates = ActivitySequence<ActivityState>
  /// What is told when a token changes.
  public typealias PushTokenUpdates = ActivitySequence<Data>
  /// What is told when an activity starts.
  public typealias ActivityUpdates = ActivitySequence<Activity<Attributes>>

  /// Ends at once.
  public var activityStateUpdates: ActivityStateUpdates { ActivitySequence() }
  /// Ends at once.
  public var pushTokenUpdates: PushTokenUpdates { ActivitySequence() }
  /// Ends at once.
  public static var activityUpdates: ActivityUpdates { ActivitySequence() }
  /// Ends at once.
  public static var pushToStartTokenUpdates: PushTokenUpdates { ActivitySequence() }
  /// Ends at once.
  public var contentUpdates: ContentUpdates { ActivitySequence() }
  /// Ends at once; the older name of ``contentUpdates``.
  public var contentStateUpdates: ActivitySequence<ContentState> { ActivitySequence() }
}
