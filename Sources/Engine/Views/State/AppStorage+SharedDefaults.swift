public import Foundation
public import FoundationAdditions

// The initializers of `AppStorage` once more for the class that stands for `UserDefaults` in a widget's sources: so
// `store: .group` finds what the widget adds to that class. An optional of a subclass would be converted where the
// property is declared, and the compiler (Swift 6.3) refuses a wrapped property whose arguments take a conversion with
// branches: "property not initialized by init accessor".

extension AppStorage where Value: _AppStorageValue {
  /// A truth value, number, string, data or date under `key`; `wrappedValue` where there is none.
  /// Apple's page: SwiftUI/AppStorage/init(wrappedValue:_:store:).
  public init(wrappedValue: Value, _ key: String, store: SharedDefaults?) {
    self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
  }
}

extension AppStorage where Value == URL {
  /// An address under `key`; `wrappedValue` where there is none.
  public init(wrappedValue: Value, _ key: String, store: SharedDefaults?) {
    self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _AppStorageValue {
  /// A value that is kept as its raw value; `wrappedValue` where there is none, or one that is not of the type.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: SharedDefaults?) {
    self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value that may be missing; nil where there is none.
  public init<Wrapped: _AppStorageValue>(_ key: String, store: SharedDefaults?) where Value == Wrapped? {
    self.init(key, store: store as UserDefaults?)
  }

  /// A value that is kept as its raw value and may be missing; nil where there is none.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: SharedDefaults?)
  where Value == Wrapped?, Wrapped.RawValue: _AppStorageValue {
    self.init(key, store: store as UserDefaults?)
  }
}
