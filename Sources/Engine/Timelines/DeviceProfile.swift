public import Foundation

/// The screen that a widget is drawn for. It determines the sizes of the families.
public struct DeviceProfile: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable, Codable {
    case phone, pad, watch, vision
  }

  /// The screen in points, such as `430x932`, with the prefix `ipad-` for an iPad and `watch-` for a watch; or
  /// `vision`.
  public let name: String
  public let idiom: Idiom
  private let sizes: [WidgetFamily: CGSize]

  package init(name: String, idiom: Idiom, sizes: [WidgetFamily: CGSize]) {
    self.name = name
    self.idiom = idiom
    self.sizes = sizes
  }

  /// The size of a family on this device in points; nil if the device does not have the family.
  public func size(of family: WidgetFamily) -> CGSize? { sizes[family] }

  /// The screen in points, from the name; a phone's if the name has none.
  package var screen: CGSize {
    let sides = name.split { !$0.isNumber }.compactMap { Double($0) }
    return sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : CGSize(width: 430, height: 932)
  }

  /// The families that the device has, small ones first.
  public var families: [WidgetFamily] { WidgetFamily.allCases.filter { sizes[$0] != nil } }

  /// The screen of 430 × 932 points: iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus.
  public static let standard = phones[0]

  /// All profiles: phones by decreasing size, iPads (Human Interface Guidelines, Widgets, Specifications; canvas
  /// sizes), watches (Human Interface Guidelines, Complications and Widgets, Specifications), and Apple Vision Pro.
  public static let all = phones + pads + watches + [vision]

  /// The profile with that name, ignoring case.
  public static func named(_ name: String) -> DeviceProfile? {
    all.first { $0.name == name.lowercased() }
  }

  /// Apple does not publish 440x956 and 402x874: the system's sizes were measured by others (Docs/Constants.md), and those of
  /// Lock Screens are as on the next listed screen.
  private static let phones: [DeviceProfile] = [
    phone("430x932", (170, 170), (364, 170), (364, 382), circle: 76, (172, 76), (257, 26)),
    phone("440x956", (170, 170), (364, 170), (364, 382), circle: 76, (172, 76), (257, 26)),
    phone("428x926", (170, 170), (364, 170), (364, 382), circle: 76, (172, 76), (257, 26)),
    phone("414x896", (169, 169), (360, 169), (360, 379), circle: 76, (160, 72), (248, 26)),
    phone("414x736", (159, 159), (348, 157), (348, 357), circle: 76, (170, 76), (248, 26)),
    phone("402x874", (164, 164), (350, 164), (350, 365), circle: 72, (160, 72), (234, 26)),
    phone("393x852", (158, 158), (338, 158), (338, 354), circle: 72, (160, 72), (234, 26)),
    phone("390x844", (158, 158), (338, 158), (338, 354), circle: 72, (160, 72), (234, 26)),
    phone("375x812", (155, 155), (329, 155), (329, 345), circle: 72, (157, 72), (225, 26)),
    phone("360x780", (155, 155), (329, 155), (329, 345), circle: 72, (157, 72), (225, 26)),
    phone("375x667", (148, 148), (321, 148), (321, 324), circle: 68, (153, 68), (225, 26)),
    phone("320x568", (141, 141), (292, 141), (292, 311), circle: nil, nil, nil),
  ]

  private static let pads: [DeviceProfile] = [
    pad("ipad-1192x1590", (188, 188), (412, 188), (412, 412), (860, 412)),
    pad("ipad-1024x1366", (170, 170), (378.5, 170), (378.5, 378.5), (795, 378.5)),
    pad("ipad-970x1389", (162, 162), (350, 162), (350, 350), (726, 350)),
    pad("ipad-954x1373", (162, 162), (350, 162), (350, 350), (726, 350)),
    pad("ipad-834x1194", (155, 155), (342, 155), (342, 342), (715.5, 342)),
    pad("ipad-834x1112", (150, 150), (327.5, 150), (327.5, 327.5), (682, 327.5)),
    pad("ipad-820x1180", (155, 155), (342, 155), (342, 342), (715.5, 342)),
    pad("ipad-810x1080", (146, 146), (320.5, 146), (320.5, 320.5), (669, 320.5)),
    pad("ipad-768x1024", (141, 141), (305.5, 141), (305.5, 305.5), (634.5, 305.5)),
    pad("ipad-744x1133", (141, 141), (305.5, 141), (305.5, 305.5), (634.5, 305.5)),
  ]

  /// Circles have the sizes of the templates "circular" and "corner circular", rectangles those of the Smart Stack.
  /// Apple does not publish a size for inline widgets; they are as wide as the rectangle and as high as on a phone.
  private static let watches: [DeviceProfile] = [
    watch("watch-205x251", circle: 50, corner: 38, (191, 81.5)),
    watch("watch-198x242", circle: 50, corner: 38, (184, 80.5)),
    watch("watch-184x224", circle: 47, corner: 36, (173, 76.5)),
    watch("watch-176x215", circle: 44.5, corner: 34, (165, 72.5)),
    watch("watch-162x197", circle: 42, corner: 32, (152, 69.5)),
  ]

  /// Apple Vision Pro, where widgets have one size.
  private static let vision = DeviceProfile(
    name: "vision", idiom: .vision,
    sizes: [
      .systemSmall: CGSize((158, 158)), .systemMedium: CGSize((338, 158)), .systemLarge: CGSize((338, 354)),
      .systemExtraLarge: CGSize((450, 338)), .systemExtraLargePortrait: CGSize((338, 450)),
    ])

  private typealias Sides = (CGFloat, CGFloat)

  private static func phone(
    _ name: String, _ small: Sides, _ medium: Sides, _ large: Sides, circle: CGFloat?, _ rectangular: Sides?,
    _ inline: Sides?
  ) -> DeviceProfile {
    var sizes = [WidgetFamily.systemSmall: small, .systemMedium: medium, .systemLarge: large]
    sizes[.accessoryCircular] = circle.map { ($0, $0) }
    sizes[.accessoryRectangular] = rectangular
    sizes[.accessoryInline] = inline
    let screen = name.split(separator: "x").compactMap { Double($0) }
    sizes.merge(activities(onPhoneOfWidth: screen[0])) { $1 }
    sizes.merge(controls(onScreenOfWidth: screen[0])) { $1 }
    // Since iOS 27, which no phone with a home button runs. Apple publishes no sizes: a third row of small widgets.
    if screen[1] > 2 * screen[0] { sizes[.systemExtraLargePortrait] = (large.0, 2 * large.1 - small.1) }
    return DeviceProfile(name: name, idiom: .phone, sizes: sizes.mapValues { CGSize($0) })
  }

  /// The sizes of Live Activities (Human Interface Guidelines, Live Activities, Specifications); of ranges the largest. They
  /// give the phones with a Dynamic Island. On the others, the Lock Screen leaves 22 points at the sides. The small one has a
  /// car's size.
  private static func activities(onPhoneOfWidth width: Double) -> [WidgetFamily: Sides] {
    let islands: [Double: (compact: CGFloat, expanded: CGFloat)] = [
      440: (250, 408), 430: (250, 408), 402: (230, 371), 393: (230, 371),
    ]
    let island = islands[width]
    let whole = island?.expanded ?? width - 22
    var sizes: [WidgetFamily: Sides] = [.lockScreen: (whole, 160), .banner: (whole, 160), .activitySmall: (240, 78)]
    if let island {
      sizes[.compact] = (island.compact, 36.67)
      sizes[.minimal] = (45, 36.67)
      sizes[.expanded] = (whole, 160)
    }
    return sizes
  }

  /// The sizes of controls; of ranges the largest. Apple publishes none. Ours have four columns of 72 points with 15 points
  /// between them.
  private static func controls(onScreenOfWidth width: Double) -> [WidgetFamily: Sides] {
    [
      .controlSmall: (72, 72), .controlMedium: (159, 72), .controlLarge: (159, 159), .controlLockScreen: (50, 50),
      .controlHint: (width - 22, 37), .controlStatus: (width - 22, 37),
    ]
  }

  private static func pad(
    _ name: String, _ small: Sides, _ medium: Sides, _ large: Sides, _ extraLarge: Sides
  ) -> DeviceProfile {
    let activity: Sides = (name.hasSuffix("x1366") ? 500 : 425, 160)
    var sizes = [
      WidgetFamily.systemSmall: small, .systemMedium: medium, .systemLarge: large, .systemExtraLarge: extraLarge,
      .lockScreen: activity, .banner: activity,
    ]
    sizes.merge(controls(onScreenOfWidth: 425)) { $1 }
    return DeviceProfile(name: name, idiom: .pad, sizes: sizes.mapValues { CGSize($0) })
  }

  private static func watch(
    _ name: String, circle: CGFloat, corner: CGFloat, _ rectangular: Sides
  ) -> DeviceProfile {
    let sizes = [
      WidgetFamily.accessoryCircular: (circle, circle), .accessoryRectangular: rectangular,
      .accessoryInline: (rectangular.0, 26), .accessoryCorner: (corner, corner), .activitySmall: rectangular,
    ]
    return DeviceProfile(name: name, idiom: .watch, sizes: sizes.mapValues { CGSize($0) })
  }
}

extension CGSize {
  fileprivate init(_ sides: (CGFloat, CGFloat)) { self.init(width: sides.0, height: sides.1) }
}
