public import Foundation

/// The device: an iPhone, or the iPad that `--device` names. Apple's page: UIKit/UIDevice.
public final class UIDevice: Sendable {
  /// The device.
  public static let current = UIDevice()

  /// Which kind of device. Apple's page: UIKit/UIUserInterfaceIdiom.
  public typealias UserInterfaceIdiom = UIUserInterfaceIdiom

  /// A phone or a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { CurrentDevice.current.idiom }
  /// `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as ``model``.
  public var name: String { model }
  /// `iOS`, on a tablet `iPadOS`.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system whose look is drawn.
  public var systemVersion: String { "26.0" }
  /// Nil: nobody identifies the machine.
  public var identifierForVendor: UUID? { nil }
  /// Kept for its spelling.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// -1: not known.
  public var batteryLevel: Float { -1 }
}

/// Which kind of device. Apple's page: UIKit/UIUserInterfaceIdiom.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// Glasses.
  case vision
}

/// The screen: that of the device whose widgets are drawn. Apple's page: UIKit/UIScreen.
public final class UIScreen: Sendable {
  /// The only one.
  public static let main = UIScreen()

  /// The whole screen; the widget's own size is `context.displaySize`.
  public var bounds: CGRect { CGRect(origin: .zero, size: CurrentDevice.current.screen) }
  /// Pixels to the point: 2 unless `--scale` says otherwise.
  public var scale: CGFloat { CurrentDevice.current.scale }
  /// The same as ``scale``.
  public var nativeScale: CGFloat { scale }
  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The traits that are current.
  public var traitCollection: UITraitCollection { .current }
  /// Full.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// Frames a second.
  public var maximumFramesPerSecond: Int { 60 }
}

/// Distances from the edges. Apple's page: UIKit/UIEdgeInsets.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Points.
  public var top, left, bottom, right: CGFloat
  /// None.
  public static let zero = UIEdgeInsets()
  /// Creates distances; 0 unless given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Settings for people who need them: none is on. Apple's page: UIKit/UIAccessibility.
public enum UIAccessibility {
  /// False.
  public static var isVoiceOverRunning: Bool { false }
  /// False.
  public static var isReduceMotionEnabled: Bool { false }
  /// False.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False.
  public static var isBoldTextEnabled: Bool { false }
  /// False.
  public static var isDarkerSystemColorsEnabled: Bool { false }
}
