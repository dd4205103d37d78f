public import Foundation

extension Activity {
  /// Starts an activity. Apple's page: ActivityKit/Activity/request(attributes:content:pushType:).
  ///
  /// - Throws: ``ActivityAuthorizationError/unsupported``, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Starts an activity of a style.
  ///
  /// - Throws: ``ActivityAuthorizationError/unsupported``, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Starts an activity at a date.
  ///
  /// - Throws: ``ActivityAuthorizationError/unsupported``, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, startDate: Date
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Starts an activity; the older form with a state.
  ///
  /// - Throws: ``ActivityAuthorizationError/unsupported``, always.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }
}

extension Activity {
  /// Does nothing: there is no activity. Apple's page: ActivityKit/Activity/update(_:).
  public func update(_ content: ActivityContent<ContentState>) async {}

  /// Does nothing.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {}

  /// Does nothing.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {}

  /// Does nothing.
  public func update(using contentState: ContentState) async {}

  /// Does nothing.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?) async {}

  /// Does nothing: there is no activity. Apple's page: ActivityKit/Activity/end(_:dismissalPolicy:).
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Does nothing.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {}

  /// Does nothing.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
