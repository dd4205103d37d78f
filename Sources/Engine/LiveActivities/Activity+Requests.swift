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

  /// - Throws: ``ActivityAuthorizationError/unsupported``, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// - Throws: ``ActivityAuthorizationError/unsupported``, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, startDate: Date
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// - Throws: ``ActivityAuthorizationError/unsupported``, always.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }
}

extension Activity {
  /// Does nothing. Apple's page: ActivityKit/Activity/update(_:).
  public func update(_ content: ActivityContent<ContentState>) async {}

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {}

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {}

  public func update(using contentState: ContentState) async {}

  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?) async {}

  /// Does nothing. Apple's page: ActivityKit/Activity/end(_:dismissalPolicy:).
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {}

  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
