public import Foundation

/// A Live Activity. Apple's page: ActivityKit/Activity.
///
/// Live Activities are not supported: requests throw ``ActivityAuthorizationError/unsupported``, and ``activities``
/// is empty. So no value of this type exists, and its methods do nothing.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }

  /// The state of ``content``, under its older name.
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .dismissed }
  public var activityStyle: ActivityStyle { .standard }
  public var pushToken: Data? { nil }

  /// Always empty.
  public static var activities: [Activity<Attributes>] { [] }
  public static var pushToStartToken: Data? { nil }
}

extension Activity {
  public typealias ContentUpdates = ActivitySequence<ActivityContent<ContentState>>
  public typealias ActivityStateUpdates = ActivitySequence<ActivityState>
  public typealias PushTokenUpdates = ActivitySequence<Data>
  public typealias ActivityUpdates = ActivitySequence<Activity<Attributes>>

  /// Ends immediately, as all sequences here.
  public var activityStateUpdates: ActivityStateUpdates { ActivitySequence() }
  public var pushTokenUpdates: PushTokenUpdates { ActivitySequence() }
  public static var activityUpdates: ActivityUpdates { ActivitySequence() }
  public static var pushToStartTokenUpdates: PushTokenUpdates { ActivitySequence() }
  public var contentUpdates: ContentUpdates { ActivitySequence() }
  /// The older name of ``contentUpdates``.
  public var contentStateUpdates: ActivitySequence<ContentState> { ActivitySequence() }
}

/// An empty sequence that replaces ActivityKit's several sequences, such as `Activity.ContentUpdates`.
public struct ActivitySequence<Element>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
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
