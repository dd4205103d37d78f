public import Foundation
import FoundationAdditions
import LayoutEngine

/// A value in the user defaults. Apple's page: SwiftUI/AppStorage.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let defaultValue: Value
  private let read: (UserDefaults, String) -> Value?
  private let write: (UserDefaults, String, Value) -> Void
  private var store: UserDefaults?
  private var site: _PropertySite?

  init(
    _ key: String, _ defaultValue: Value, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    (self.key, self.defaultValue, self.store) = (key, defaultValue, store)
    (self.read, self.write) = (read, write)
  }

  /// The stored value; the default if there is none or it has another type.
  public var wrappedValue: Value {
    get { read(store ?? SharedDefaults.standard, key) ?? defaultValue }
    nonmutating set {
      write(store ?? SharedDefaults.standard, key, newValue)
      if let site { site.context.pass.memory.changes.add(site.change) }
    }
  }

  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }

  public mutating func _install(at site: _PropertySite) {
    store = store ?? site.environment.defaultAppStorage
    self.site = site
  }
}

extension View {
  /// Sets the default store of `@AppStorage` in the view. Apple's page: SwiftUI/View/defaultAppStorage(_:).
  public func defaultAppStorage(_ store: UserDefaults) -> _EnvironmentModifier<Self> {
    environment(\.defaultAppStorage, store)
  }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }
