/// The older names of type sizes. Apple's page: SwiftUI/ContentSizeCategory.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five largest sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public init?(_ dynamicTypeSize: DynamicTypeSize) { self = Self.allCases[dynamicTypeSize.rank] }
}

extension DynamicTypeSize {
  /// Creates the type size of a content size category. Apple's page: SwiftUI/DynamicTypeSize/init(_:).
  public init?(_ category: ContentSizeCategory) {
    guard let rank = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self = Self.allCases[rank]
  }
}

extension EnvironmentValues {
  /// The type size by its older name. Apple's page: SwiftUI/EnvironmentValues/sizeCategory.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
}
