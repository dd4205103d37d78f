import Foundation

/// A number that scales with the type size like a text style. Apple's page: SwiftUI/ScaledMetric.
///
/// The number is for the default type size. Unlike on a phone, it is not rounded to pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var installed: DynamicTypeSize?

  /// Creates a number that scales like `body`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a number that scales like `textStyle`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The number for the type size of the view.
  public var wrappedValue: Value {
    Value(textStyle.scaled(CGFloat(base), at: installed ?? EnvironmentValues.current.dynamicTypeSize))
  }

  public mutating func _install(at site: _PropertySite) { installed = site.environment.dynamicTypeSize }
}
