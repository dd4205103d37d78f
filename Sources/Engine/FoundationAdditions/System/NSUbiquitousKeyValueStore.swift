import Diagnostics
public import Foundation

/// The values that a person's devices share. There is no iCloud here: nothing is found, nothing is kept, and keeping
/// something is the diagnostic `defaults.no-cloud`. Apple's page: Foundation/NSUbiquitousKeyValueStore.
public final class NSUbiquitousKeyValueStore: Sendable {
  /// The store of the program.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// That another device has changed something; never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  init() {}

  /// Nil.
  public func object(forKey key: String) -> Any? { nil }
  /// Nil.
  public func string(forKey key: String) -> String? { nil }
  /// Nil.
  public func data(forKey key: String) -> Data? { nil }
  /// Nil.
  public func array(forKey key: String) -> [Any]? { nil }
  /// Nil.
  public func dictionary(forKey key: String) -> [String: Any]? { nil }
  /// Nought.
  public func double(forKey key: String) -> Double { 0 }
  /// Nought.
  public func longLong(forKey key: String) -> Int64 { 0 }
  /// False.
  public func bool(forKey key: String) -> Bool { false }

  /// Keeps nothing.
  public func set(_ value: Any?, forKey key: String) {
    DiagnosticLog.current.report(
      Diagnostic(id: "defaults.no-cloud", message: "there is no iCloud; the value is not kept", subject: key))
  }

  /// Nothing to remove.
  public func removeObject(forKey key: String) {}
  /// Nothing.
  public var dictionaryRepresentation: [String: Any] { [:] }
  /// False: there is nothing to agree with.
  @discardableResult
  public func synchronize() -> Bool { false }
}

/// Why values changed, in the notification's information.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// Which keys changed, in the notification's information.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device sent a value.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The first values of an account arrived.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The values together are too large.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The person changed the account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
