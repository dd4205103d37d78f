public import Foundation

/// The device: an iPhone, or the iPad in `--device`. Apple's page: UIKit/UIDevice.
public final class UIDevice: Sendable {
  public static let current = UIDevice()

  public typealias UserInterfaceIdiom = UIUserInterfaceIdiom

  public var userInterfaceIdiom: UIUserInterfaceIdiom { CurrentDevice.current.idiom }
  /// `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var name: String { model }
  /// `iOS` or `iPadOS`.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose appearance is drawn.
  public var systemVersion: String { "26.0" }
  /// Always `nil`.
  public var identifierForVendor: UUID? { nil }
  /// Ignored.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Unknown (-1).
  public var batteryLevel: Float { -1 }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The screen of the device whose widgets are drawn. Apple's page: UIKit/UIScreen.
public final class UIScreen: Sendable {
  public static let main = UIScreen()

  /// The whole screen; the widget's size is `context.displaySize`.
  public var bounds: CGRect { CGRect(origin: .zero, size: CurrentDevice.current.screen) }
  /// Pixels per point (default: 2; set by `--scale`).
  public var scale: CGFloat { CurrentDevice.current.scale }
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var traitCollection: UITraitCollection { .current }
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  public var maximumFramesPerSecond: Int { 60 }
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets()
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Accessibility settings, which are all off. Apple's page: UIKit/UIAccessibility.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
}
