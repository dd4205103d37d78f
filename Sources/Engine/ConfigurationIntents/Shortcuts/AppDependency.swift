import Foundation

/// Keeps what intents need. Apple's page: AppIntents/AppDependencyManager.
public final class AppDependencyManager: @unchecked Sendable {
  /// The one that ``AppDependency`` asks.
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var makers: [AnyHashable: () -> Any] = [:]
  private var made: [AnyHashable: Any] = [:]

  /// Takes what makes a dependency when it is first needed.
  public func add<Dependency>(
    key: AnyHashable? = nil, dependency makeDependency: @autoclosure @escaping () -> Dependency
  ) {
    lock.withLock { makers[key ?? AnyHashable(ObjectIdentifier(Dependency.self))] = makeDependency }
  }

  func dependency<Dependency>(_ key: AnyHashable?) -> Dependency? {
    let key = key ?? AnyHashable(ObjectIdentifier(Dependency.self))
    if let known = lock.withLock({ made[key] }) as? Dependency { return known }
    // Made outside of the lock: it may ask for another.
    guard let value = lock.withLock({ makers[key] })?() as? Dependency else { return nil }
    lock.withLock { made[key] = value }
    return value
  }
}

/// Something that an intent needs. Apple's page: AppIntents/AppDependency.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (() -> Value)?

  /// Names a dependency.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager, fallback) = (key, manager, nil)
  }

  /// Names a dependency, with a value for where it was not added.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default value: @autoclosure @escaping () -> Value
  ) {
    (self.key, self.manager, fallback) = (key, manager, value)
  }

  /// The dependency. One that was never added ends the program with a message, as on Apple's systems.
  public var wrappedValue: Value {
    guard let value = manager.dependency(key) ?? fallback?() else {
      MissingValue.stop("a dependency", "\(Value.self)")
    }
    return value
  }
}
