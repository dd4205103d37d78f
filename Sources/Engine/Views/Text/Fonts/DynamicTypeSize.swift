/// How large the person wants text. Apple's page: SwiftUI/DynamicTypeSize.
public enum DynamicTypeSize: String, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The system's default.
  case large
  /// One above the default.
  case xLarge
  /// Two above the default.
  case xxLarge
  /// Three above the default.
  case xxxLarge
  /// The first of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest.
  case accessibility5

  /// True for the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Smaller sizes come first.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rank < b.rank }

  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension EnvironmentValues {
  /// How large the person wants text; `large` unless the renderer says otherwise.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension View {
  /// Sets the type size for the view. Apple's page: SwiftUI/View/dynamicTypeSize(_:).
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Holds the type size for the view to a range. Apple's page: SwiftUI/View/dynamicTypeSize(_:)-(RangeExpression).
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    changingEnvironment { values in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, smallest), largest)
    }
  }
}
