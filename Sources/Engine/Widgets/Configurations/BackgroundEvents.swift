extension WidgetConfiguration {
  /// Does nothing: no download goes on while nobody asks. Apple's page:
  /// SwiftUI/WidgetConfiguration/onBackgroundURLSessionEvents(matching:_:).
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    unchanged
  }

  /// Does nothing: no download goes on while nobody asks.
  public func onBackgroundURLSessionEvents(
    matching: String, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    unchanged
  }

  /// Does nothing: nothing goes on while nobody asks. Apple's page:
  /// SwiftUI/WidgetConfiguration/backgroundTask(_:action:).
  public func backgroundTask<Request: Sendable, Response: Sendable>(
    _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
  ) -> some WidgetConfiguration {
    unchanged
  }
}

/// Work that a system starts while the app sleeps. Apple's page: SwiftUI/BackgroundTask. Nothing here starts it.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  private let identifier: String?
}

extension BackgroundTask where Request == Void, Response == Void {
  /// An app renews what it shows.
  public static func appRefresh<Identifier: StringProtocol>(_ identifier: Identifier) -> BackgroundTask<Void, Void> {
    BackgroundTask(identifier: String(identifier))
  }

  /// Downloads have ended.
  public static func urlSession<Identifier: StringProtocol>(_ identifier: Identifier) -> BackgroundTask<Void, Void> {
    BackgroundTask(identifier: String(identifier))
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Downloads have ended; the work is told which.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(identifier: nil) }

  /// Downloads have ended whose identifiers match.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> {
    BackgroundTask(identifier: nil)
  }
}
