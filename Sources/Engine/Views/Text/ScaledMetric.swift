package import Foundation

/// A number that scales with the type size like a text style. Apple's page: SwiftUI/ScaledMetric.
///
/// The number is for the default type size. Unlike on a phone, it is not rounded to pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var environment: EnvironmentValues?

  /// Creates a number that scales like `body`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a number that scales like `textStyle`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The number for the type size of the view.
  public var wrappedValue: Value {
    Value((environment ?? .current).scaled(CGFloat(base), like: textStyle))
  }

  public mutating func _install(at site: _PropertySite) { environment = site.environment }
}

extension EnvironmentValues {
  /// `value`, which is for the default type size, scaled like `style` to the type size.
  package func scaled(_ value: CGFloat, like style: Font.TextStyle) -> CGFloat {
    systemStyle.textSizes.scaled(value, like: style, at: dynamicTypeSize)
  }
}
