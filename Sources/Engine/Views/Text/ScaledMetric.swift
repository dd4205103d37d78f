import Foundation

/// A number that grows with the type size as a text style does. Apple's page: SwiftUI/ScaledMetric.
///
/// The number is meant for the default type size. Unlike a phone's, it is not rounded to pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var installed: DynamicTypeSize?

  /// A number that grows as `body` does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A number that grows as `textStyle` does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The number at the type size of the place where the view stands.
  public var wrappedValue: Value {
    Value(textStyle.scaled(CGFloat(base), at: installed ?? EnvironmentValues.current.dynamicTypeSize))
  }

  /// See ``DynamicProperty/_install(at:)``.
  public mutating func _install(at site: _PropertySite) { installed = site.environment.dynamicTypeSize }
}
