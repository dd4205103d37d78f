public import Foundation

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
