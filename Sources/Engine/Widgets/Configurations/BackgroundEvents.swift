public import Foundation

extension WidgetConfiguration {
  /// Does nothing: there are no background downloads. Apple's page:
  /// SwiftUI/WidgetConfiguration/onBackgroundURLSessionEvents(matching:_:).
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    unchanged
  }

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

/// Receives the push token of widgets. Apple's page: WidgetKit/WidgetPushHandler. Never called.
public protocol WidgetPushHandler {
  init()

  /// The token or the widgets changed.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The push token of widgets. Apple's page: WidgetKit/WidgetPushInfo.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}

/// Receives the push tokens of controls. Apple's page: WidgetKit/ControlPushHandler. Never called.
public protocol ControlPushHandler {
  init()

  /// The tokens changed.
  func pushTokensDidChange(controls: [ControlInfo])
}

extension WidgetConfiguration {
  /// Does nothing: push notifications are not supported. Apple's page: SwiftUI/WidgetConfiguration/pushHandler(_:).
  public func pushHandler<Handler: WidgetPushHandler>(_ handler: Handler.Type) -> some WidgetConfiguration {
    unchanged
  }
}
