/// How large the person wants text, by the older names. Apple's page: SwiftUI/ContentSizeCategory.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The system's default.
  case large
  /// One above the default.
  case extraLarge
  /// Two above the default.
  case extraExtraLarge
  /// Three above the default.
  case extraExtraExtraLarge
  /// The first of the accessibility sizes.
  case accessibilityMedium
  /// The second of the accessibility sizes.
  case accessibilityLarge
  /// The third of the accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// True for the five largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The category of a type size.
  public init?(_ dynamicTypeSize: DynamicTypeSize) { self = Self.allCases[dynamicTypeSize.rank] }
}

extension DynamicTypeSize {
  /// The type size of a category. Apple's page: SwiftUI/DynamicTypeSize/init(_:).
  public init?(_ category: ContentSizeCategory) {
    guard let rank = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self = Self.allCases[rank]
  }
}

extension EnvironmentValues {
  /// How large the person wants text, by the older names. Apple's page: SwiftUI/EnvironmentValues/sizeCategory.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
}
