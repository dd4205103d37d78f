import Foundation

/// Stores the dependencies of intents. Apple's page: AppIntents/AppDependencyManager.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var makers: [AnyHashable: () -> Any] = [:]
  private var made: [AnyHashable: Any] = [:]

  /// Registers a closure that creates a dependency when it is first used.
  public func add<Dependency>(
    key: AnyHashable? = nil, dependency makeDependency: @autoclosure @escaping () -> Dependency
  ) {
    lock.withLock { makers[key ?? AnyHashable(ObjectIdentifier(Dependency.self))] = makeDependency }
  }

  func dependency<Dependency>(_ key: AnyHashable?) -> Dependency? {
    let key = key ?? AnyHashable(ObjectIdentifier(Dependency.self))
    if let known = lock.withLock({ made[key] }) as? Dependency { return known }
    // Called without the lock: it may request another dependency.
    guard let value = lock.withLock({ makers[key] })?() as? Dependency else { return nil }
    lock.withLock { made[key] = value }
    return value
  }
}

/// A dependency of an intent. Apple's page: AppIntents/AppDependency.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (() -> Value)?

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager, fallback) = (key, manager, nil)
  }

  /// - Parameter value: The value if the dependency was not added.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default value: @autoclosure @escaping () -> Value
  ) {
    (self.key, self.manager, fallback) = (key, manager, value)
  }

  /// The dependency. As on Apple's systems, one that was never added ends the program with a message.
  public var wrappedValue: Value {
    guard let value = manager.dependency(key) ?? fallback?() else {
      MissingValue.stop("a dependency", "\(Value.self)")
    }
    return value
  }
}
