public import Foundation
public import FoundationAdditions

// The initializers of `AppStorage` again, for the class that replaces `UserDefaults` in a widget's sources, so that
// `store: .group` finds members that the widget adds to that class. With one set of initializers, an optional of the
// subclass would be converted at the declaration, and the compiler (Swift 6.3) rejects a wrapped property whose
// arguments need a conversion with branches: "property not initialized by init accessor".

extension AppStorage where Value: _AppStorageValue {
  /// Reads a boolean, number, string, data or date (default: `wrappedValue`). Apple's page:
  /// SwiftUI/AppStorage/init(wrappedValue:_:store:).
  public init(wrappedValue: Value, _ key: String, store: SharedDefaults?) {
    self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
  }
}

extension AppStorage where Value == URL {
  /// Reads a URL (default: `wrappedValue`).
  public init(wrappedValue: Value, _ key: String, store: SharedDefaults?) {
    self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _AppStorageValue {
  /// Reads a raw value (default: `wrappedValue`, also if the stored value is invalid).
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: SharedDefaults?) {
    self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Reads an optional value; nil if there is none.
  public init<Wrapped: _AppStorageValue>(_ key: String, store: SharedDefaults?) where Value == Wrapped? {
    self.init(key, store: store as UserDefaults?)
  }

  /// Reads an optional raw value; nil if there is none.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: SharedDefaults?)
  where Value == Wrapped?, Wrapped.RawValue: _AppStorageValue {
    self.init(key, store: store as UserDefaults?)
  }
}
