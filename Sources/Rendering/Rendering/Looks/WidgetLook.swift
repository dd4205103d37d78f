package import Foundation
package import Timelines
import Views
package import Widgets

/// Where a system shows a widget, and what it changes there. Docs/Looks.md has pictures and sources.
package enum WidgetLook: String, CaseIterable, Hashable, Sendable {
  /// The Home Screen in the widget's own colours, or the Lock Screen.
  case standard
  /// A Home Screen whose icons and widgets have one colour, which the user chooses.
  case tinted
  /// A Home Screen with clear glass.
  case clear
  /// In full colour without the background.
  case withoutBackground
  /// An iPhone that charges in landscape orientation.
  case standBy
  /// The same in the dark.
  case standByNight
  /// The widgets on a car's display.
  case carPlay
  /// A dimmed display.
  case alwaysOn
  /// Far away from the user in visionOS.
  case simplified
  /// Set into a wall in visionOS.
  case recessed
  /// At the top of a round watch face, with the label around it.
  case bezel

  /// The rendering mode; nil for the family's.
  package var renderingMode: WidgetRenderingMode? {
    switch self {
    case .tinted, .clear: .accented
    case .withoutBackground, .standBy, .carPlay: .fullColor
    case .standByNight: .vibrant
    case .standard, .alwaysOn, .simplified, .recessed, .bezel: nil
    }
  }

  /// Whether the background is removed in full colour, too.
  var removesBackground: Bool {
    switch self {
    case .withoutBackground, .standBy, .carPlay: true
    default: false
    }
  }

  /// Whether the widget is on black, whatever the user's colour scheme is.
  var isOnBlack: Bool { self == .standBy || self == .standByNight }

  /// Whether a plate of glass replaces the background.
  var hasGlass: Bool { self == .tinted || self == .clear }

  /// How much larger the picture is than the widget's layout. StandBy fills half of the screen, which is about twice
  /// the size; CarPlay's sizes are not published.
  package var magnification: CGFloat {
    switch self {
    case .standBy, .standByNight: 2
    case .carPlay: 1.5
    default: 1
    }
  }

  /// Whether a family can have the look on a device.
  package func suits(_ family: WidgetFamily, on device: DeviceProfile) -> Bool {
    let isSystem = !family.isAccessory && !family.isPresentation && !family.isControl
    return switch self {
    case .standard: true
    case .tinted, .clear: isSystem && device.idiom != .watch
    case .withoutBackground: device.idiom == .watch ? family == .accessoryRectangular : isSystem
    case .standBy, .standByNight: [.systemSmall, .lockScreen].contains(family) && device.idiom == .phone
    case .carPlay: family == .systemSmall && device.idiom == .phone
    case .alwaysOn: device.idiom == .phone || device.idiom == .watch
    case .simplified, .recessed: isSystem && device.idiom == .vision
    case .bezel: family == .accessoryCircular && device.idiom == .watch
    }
  }

  /// Whether a widget can have the look in a family and on a device.
  package func isSupported(by kind: WidgetKind, _ request: RenderRequest) -> Bool {
    suits(request.family, on: request.device) && (self != .recessed || kind.mountingStyles.contains(.recessed))
  }

  /// What ``suits(_:on:)`` accepts, in words.
  package var place: String {
    switch self {
    case .standard: "all widgets"
    case .tinted, .clear: "widgets of a Home Screen"
    case .withoutBackground: "widgets of a Home Screen, and accessoryRectangular on a watch"
    case .standBy, .standByNight: "systemSmall and lockScreen on an iPhone"
    case .carPlay: "systemSmall on an iPhone"
    case .alwaysOn: "an iPhone and a watch"
    case .simplified, .recessed: "the device vision"
    case .bezel: "accessoryCircular on a watch"
    }
  }
}
