import Foundation
public import FoundationAdditions

/// The same as with Foundation's own class, so that `store: .group` finds what a widget adds to the class that stands for
/// `UserDefaults` in its sources. Apple's page: SwiftUI/AppStorage/init(wrappedValue:_:store:).
extension AppStorage where Value: _AppStorageValue {
  /// A truth value, number, string, data or date under `key`; `wrappedValue` where there is none.
  public init(wrappedValue: Value, _ key: String, store: SharedDefaults) {
    self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _AppStorageValue {
  /// A value that is kept as its raw value; `wrappedValue` where there is none, or one that is not of the type.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: SharedDefaults) {
    self.init(wrappedValue: wrappedValue, key, store: store as UserDefaults?)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value that may be missing; nil where there is none.
  public init<Wrapped: _AppStorageValue>(_ key: String, store: SharedDefaults) where Value == Wrapped? {
    self.init(key, store: store as UserDefaults?)
  }
}
