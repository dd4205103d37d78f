// Importing WatchKit includes these.
@_exported public import FoundationAdditions
@_exported public import UIKitFacade

/// Has no effect. Apple's page: WatchKit/WKHapticType.
public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}

/// A watch with the size of the smallest of the newer models. Apple's page: WatchKit/WKInterfaceDevice.
open class WKInterfaceDevice: NSObject, @unchecked Sendable {
  private static let shared = WKInterfaceDevice()
  open class func current() -> WKInterfaceDevice { shared }

  /// 176 × 215 points, as on a 41 mm watch.
  open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 176, height: 215) }
  open var screenScale: CGFloat { 2 }
  open var name: String { "Apple Watch" }
  open var model: String { "Apple Watch" }
  open var systemName: String { "watchOS" }
  open var systemVersion: String { "11.0" }
  /// Always -1: there is no battery.
  open var batteryLevel: Float { -1 }
  open var isBatteryMonitoringEnabled = false

  open func play(_ type: WKHapticType) {}
}

open class WKExtension: NSObject, @unchecked Sendable {
  private static let first = WKExtension()
  open class func shared() -> WKExtension { first }
  open var applicationState: WKApplicationState { .background }
  open func openSystemURL(_ url: URL) {}
  open func scheduleBackgroundRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping ((any Error)?) -> Void
  ) {
    UnavailableService("WatchKit", answer: "background refreshes are not scheduled").report {
      scheduledCompletion(CocoaError(.featureUnsupported))
    }
  }
}

public enum WKApplicationState: Int, Sendable {
  case active, inactive, background
}
