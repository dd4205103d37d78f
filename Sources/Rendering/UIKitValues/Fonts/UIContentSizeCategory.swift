package import Views

/// How large the person wants text. Apple's page: UIKit/UIContentSizeCategory.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// A category by UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ short: String) { rawValue = "UICTContentSizeCategory" + short }

  /// Not known.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = Self("XS")
  /// Small.
  public static let small = Self("S")
  /// Medium.
  public static let medium = Self("M")
  /// The system's default.
  public static let large = Self("L")
  /// One above the default.
  public static let extraLarge = Self("XL")
  /// Two above the default.
  public static let extraExtraLarge = Self("XXL")
  /// Three above the default.
  public static let extraExtraExtraLarge = Self("XXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = Self("AccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = Self("AccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

  private static let ordered: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// True for the five largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// SwiftUI's type size; nil where none is known.
  package var dynamicTypeSize: DynamicTypeSize? {
    Self.ordered.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] }
  }

  init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.ordered).first { $0.0 == size }?.1 ?? .large
  }
}

extension UIContentSizeCategory: Comparable {
  /// By size; what is not known is smaller than any.
  public static func < (a: Self, b: Self) -> Bool {
    (ordered.firstIndex(of: a) ?? -1) < (ordered.firstIndex(of: b) ?? -1)
  }
}
