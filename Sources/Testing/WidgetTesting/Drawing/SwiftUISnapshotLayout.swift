public import Foundation
import Rendering
public import Timelines
public import UIKitValues

/// The size of a view's picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// The size of a widget family on a device, with a widget's margins, background and environment, as on a Home
  /// Screen.
  case widget(WidgetFamily, device: DeviceProfile = .standard)
  /// The view centred on a device's screen, inside its safe area.
  case device(config: ViewImageConfig)
  /// The view centred in a fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits
}

extension SwiftUISnapshotLayout {
  var family: WidgetFamily { if case .widget(let family, _) = self { family } else { .systemSmall } }

  var profile: DeviceProfile { if case .widget(_, let device) = self { device } else { .standard } }

  var traits: UITraitCollection { if case .device(let config) = self { config.traits } else { UITraitCollection() } }

  var safeArea: UIEdgeInsets { if case .device(let config) = self { config.safeArea } else { .zero } }

  var canvas: RenderRequest.Canvas {
    switch self {
    case .widget: .family
    case .device(let config): config.size.map { .points($0) } ?? .ideal
    case .fixed(let width, let height): .points(CGSize(width: width, height: height))
    case .sizeThatFits: .ideal
    }
  }
}

/// A device's screen, for views that fill one. Sizes are Apple's, in points (Human Interface Guidelines, Layout).
public struct ViewImageConfig: Sendable {
  /// The part of the screen that bars and corners cover, in points.
  public var safeArea: UIEdgeInsets
  /// The screen's size in points; `nil` for the view's ideal size.
  public var size: CGSize?
  public var traits: UITraitCollection

  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// A screen of `width` × `height` points in portrait orientation.
  private init(
    _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, upright: UIEdgeInsets, sideways: UIEdgeInsets,
    scale: CGFloat
  ) {
    let isUpright = orientation == .portrait
    self.init(
      safeArea: isUpright ? upright : sideways,
      size: isUpright ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection(displayScale: scale))
  }

  private static func homeButton(
    _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, scale: CGFloat
  ) -> ViewImageConfig {
    ViewImageConfig(
      width, height, orientation, upright: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), sideways: .zero,
      scale: scale)
  }

  private static func roundedScreen(
    _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, notch: CGFloat, scale: CGFloat
  ) -> ViewImageConfig {
    ViewImageConfig(
      width, height, orientation, upright: UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0),
      sideways: UIEdgeInsets(top: 0, left: notch, bottom: 21, right: notch), scale: scale)
  }

  private static func pad(_ width: CGFloat, _ height: CGFloat, _ orientation: Orientation) -> ViewImageConfig {
    let bar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    return ViewImageConfig(width, height, orientation, upright: bar, sideways: bar, scale: 2)
  }
}

extension ViewImageConfig {
  /// An iPhone SE (2016), portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    homeButton(320, 568, orientation, scale: 2)
  }
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    homeButton(375, 667, orientation, scale: 2)
  }
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    homeButton(414, 736, orientation, scale: 3)
  }
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    roundedScreen(375, 812, orientation, notch: 44, scale: 3)
  }
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    roundedScreen(414, 896, orientation, notch: 44, scale: 3)
  }
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    roundedScreen(414, 896, orientation, notch: 44, scale: 2)
  }
  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    roundedScreen(390, 844, orientation, notch: 47, scale: 3)
  }
  public static let iPhone12Pro = iPhone12(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    roundedScreen(428, 926, orientation, notch: 47, scale: 3)
  }
  public static let iPhone13 = iPhone12(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    roundedScreen(375, 812, orientation, notch: 50, scale: 3)
  }
  public static let iPhone13Pro = iPhone12(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
  public static let iPhone13ProMax = iPhone12ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { iPhone12ProMax(orientation) }
  /// An iPad mini with a home button, landscape.
  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { pad(768, 1024, orientation) }
  /// A 9.7-inch iPad, landscape.
  public static let iPad9_7 = iPadMini(.landscape)
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation) }
  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { pad(810, 1080, orientation) }
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { pad(834, 1112, orientation) }
  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { pad(834, 1194, orientation) }
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { pad(1024, 1366, orientation) }
}
