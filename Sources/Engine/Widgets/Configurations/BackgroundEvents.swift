extension WidgetConfiguration {
  /// Does nothing: there are no background downloads. Apple's page:
  /// SwiftUI/WidgetConfiguration/onBackgroundURLSessionEvents(matching:_:).
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    unchanged
  }

  /// Does nothing: there are no background downloads.
  public func onBackgroundURLSessionEvents(
    matching: String, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    unchanged
  }

  /// Does nothing: there are no background tasks. Apple's page:
  /// SwiftUI/WidgetConfiguration/backgroundTask(_:action:).
  public func backgroundTask<Request: Sendable, Response: Sendable>(
    _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
  ) -> some WidgetConfiguration {
    unchanged
  }
}

/// Work that the system starts in the background. Apple's page: SwiftUI/BackgroundTask. Never started.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  private let identifier: String?
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Refreshes the app's content.
  public static func appRefresh<Identifier: StringProtocol>(_ identifier: Identifier) -> BackgroundTask<Void, Void> {
    BackgroundTask(identifier: String(identifier))
  }

  public static func urlSession<Identifier: StringProtocol>(_ identifier: Identifier) -> BackgroundTask<Void, Void> {
    BackgroundTask(identifier: String(identifier))
  }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(identifier: nil) }

  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> {
    BackgroundTask(identifier: nil)
  }
}
