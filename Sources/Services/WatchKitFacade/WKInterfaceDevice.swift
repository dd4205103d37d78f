public import FoundationAdditions

/// A tap on the wrist; nobody feels it. Apple's page: WatchKit/WKHapticType.
public enum WKHapticType: Int, Sendable {
  /// Something is there to read.
  case notification
  /// More.
  case directionUp
  /// Less.
  case directionDown
  /// It worked.
  case success
  /// It did not.
  case failure
  /// Try again.
  case retry
  /// It begins.
  case start
  /// It ends.
  case stop
  /// A click.
  case click
}

/// The watch. It has no wrist here, and the size of the smallest of the newer ones.
/// Apple's page: WatchKit/WKInterfaceDevice.
open class WKInterfaceDevice: NSObject, @unchecked Sendable {
  private static let shared = WKInterfaceDevice()
  /// The watch.
  open class func current() -> WKInterfaceDevice { shared }

  /// The screen in points: 176 × 215, as a watch of 41 mm has.
  open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 176, height: 215) }
  /// Pixels of a point.
  open var screenScale: CGFloat { 2 }
  /// Its name.
  open var name: String { "Apple Watch" }
  /// The kind of device.
  open var model: String { "Apple Watch" }
  /// The system's name.
  open var systemName: String { "watchOS" }
  /// The system's version.
  open var systemVersion: String { "11.0" }
  /// Minus one: it has no battery.
  open var batteryLevel: Float { -1 }
  /// Kept for its spelling.
  open var isBatteryMonitoringEnabled = false

  /// Does nothing: nobody feels it.
  open func play(_ type: WKHapticType) {}
}

/// The program on the watch. Apple's page: WatchKit/WKExtension.
open class WKExtension: NSObject, @unchecked Sendable {
  private static let first = WKExtension()
  /// The program.
  open class func shared() -> WKExtension { first }
  /// Behind, always.
  open var applicationState: WKApplicationState { .background }
  /// Opens nothing.
  open func openSystemURL(_ url: URL) {}
  /// Answers that nothing is done in the background.
  open func scheduleBackgroundRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping ((any Error)?) -> Void
  ) {
    UnavailableService("WatchKit", answer: "nothing is done in the background").report {
      scheduledCompletion(CocoaError(.featureUnsupported))
    }
  }
}

/// Whether a program is in front. Apple's page: WatchKit/WKApplicationState.
public enum WKApplicationState: Int, Sendable {
  /// In front.
  case active
  /// In front, but busy.
  case inactive
  /// Behind.
  case background
}
