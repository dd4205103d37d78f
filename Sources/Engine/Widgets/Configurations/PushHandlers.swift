public import Foundation

/// Tells an app's server how to reach widgets. Apple's page: WidgetKit/WidgetPushHandler. Never told anything here.
public protocol WidgetPushHandler {
  /// Creates the handler.
  init()

  /// The token or the widgets have changed.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// How a server reaches widgets. Apple's page: WidgetKit/WidgetPushInfo.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}

/// Tells an app's server how to reach controls. Apple's page: WidgetKit/ControlPushHandler. Never told anything here.
public protocol ControlPushHandler {
  /// Creates the handler.
  init()

  /// The tokens have changed.
  func pushTokensDidChange(controls: [ControlInfo])
}

extension WidgetConfiguration {
  /// Does nothing: no server reaches the pictures. Apple's page: SwiftUI/WidgetConfiguration/pushHandler(_:).
  public func pushHandler<Handler: WidgetPushHandler>(_ handler: Handler.Type) -> some WidgetConfiguration {
    unchanged
  }
}
