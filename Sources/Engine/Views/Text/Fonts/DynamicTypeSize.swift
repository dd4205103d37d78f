import Foundation

/// The user's preferred text size. Apple's page: SwiftUI/DynamicTypeSize.
public enum DynamicTypeSize: String, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  /// The default.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether this is one of the five largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rank < b.rank }

  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension EnvironmentValues {
  /// The user's preferred text size (default: `large`).
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension View {
  /// Sets the type size for the view. Apple's page: SwiftUI/View/dynamicTypeSize(_:).
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> _EnvironmentModifier<Self> {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the type size in the view to a range. Apple's page: SwiftUI/View/dynamicTypeSize(_:)-(RangeExpression).
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    changingEnvironment { values in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, smallest), largest)
    }
  }
}

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

extension Font.TextStyle {
  /// The style's weight class.
  var weight: Int { self == .headline ? 600 : 400 }

  /// The style's weight class with `bold()` (measured on iOS 26 by the swiftui-web project).
  var boldWeight: Int {
    switch self {
    case .largeTitle, .title, .title2: 700
    default: 600
    }
  }
}
