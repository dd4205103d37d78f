/// What kind of thing a view is to somebody who cannot see it. Apple's page: SwiftUI/AccessibilityTraits.
///
/// The text of a picture has no place for it: traits compile and do nothing.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Something selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A field for searches.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// A summary of what is new.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Something to touch as it is.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Something in front of everything.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

/// How deep a heading stands. Apple's page: SwiftUI/AccessibilityHeadingLevel.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// None in particular.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}
