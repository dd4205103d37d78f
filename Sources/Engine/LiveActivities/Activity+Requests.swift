import Ambient
public import Foundation

extension Activity {
  /// Starts an activity while an intent is performed. Apple's page:
  /// ActivityKit/Activity/request(attributes:content:pushType:).
  ///
  /// - Throws: ``ActivityAuthorizationError/unsupported`` outside of an intent,
  ///   ``ActivityAuthorizationError/attributesTooLarge`` for data of more than 4 KB, and the error of data that cannot be
  ///   encoded.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, content)
  }

  /// - Throws: As ``request(attributes:content:pushType:)``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content, style)
  }

  /// Starts an activity that is shown from a date on.
  ///
  /// - Throws: As ``request(attributes:content:pushType:)``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, startDate: Date
  ) throws -> Activity<Attributes> {
    let activity = try start(attributes, content, style, at: startDate)
    activity.change {
      $0.alert = alertConfiguration
      return true
    }
    return activity
  }

  /// - Throws: As ``request(attributes:content:pushType:)``.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, ActivityContent(state: contentState, staleDate: nil))
  }

  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ style: ActivityStyle = .standard,
    at date: Date? = nil
  ) throws -> Activity<Attributes> {
    guard let running = AmbientValues.current.runningActivities else { throw ActivityAuthorizationError.unsupported }
    let encoder = JSONEncoder()
    let size = try encoder.encode(attributes).count + encoder.encode(content.state).count
    guard size <= 4096 else { throw ActivityAuthorizationError.attributesTooLarge }
    return running.start { number in
      Activity(
        id: "\(Attributes.self)-\(number)", attributes: attributes, content: content,
        state: date == nil ? .active : .pending, style: style, startDate: date)
    }
  }
}

extension Activity {
  /// Shows a new content, in the pictures that follow the intent. Apple's page: ActivityKit/Activity/update(_:).
  ///
  /// Does nothing after the end of the activity or of the intent.
  public func update(_ content: ActivityContent<ContentState>) async { change { $0.update(to: content) } }

  /// The alert is reported and not drawn.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {
    change { $0.update(to: content, alert: alertConfiguration) }
  }

  /// An update that is older than the one before is ignored.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {
    change { $0.update(to: content, alert: alertConfiguration, timestamp: timestamp) }
  }

  public func update(using contentState: ContentState) async {
    change { $0.update(to: ActivityContent(state: contentState, staleDate: nil)) }
  }

  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?) async {
    change { $0.update(to: ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration) }
  }

  /// Shows a new state, as ``update(_:)`` does, but at once.
  package func show(_ state: ContentState, staleDate: Date?) {
    change { $0.update(to: ActivityContent(state: state, staleDate: staleDate)) }
  }

  /// Ends the activity and removes it, at once.
  package func remove() { change { $0.end(with: nil, .immediate) } }

  /// Ends the activity, with a last content. Apple's page: ActivityKit/Activity/end(_:dismissalPolicy:).
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    change { $0.end(with: content, dismissalPolicy) }
  }

  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    change { $0.end(with: content, dismissalPolicy, timestamp: timestamp) }
  }

  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    let content = contentState.map { ActivityContent(state: $0, staleDate: nil) }
    change { $0.end(with: content, dismissalPolicy) }
  }
}
