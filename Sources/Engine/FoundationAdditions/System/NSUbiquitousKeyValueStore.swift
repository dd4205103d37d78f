import Diagnostics
public import Foundation

/// The values that a user's devices share. iCloud is not available: the store is empty, and storing a value reports
/// the diagnostic `defaults.no-cloud`. Apple's page: Foundation/NSUbiquitousKeyValueStore.
public final class NSUbiquitousKeyValueStore: Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  init() {}

  public func object(forKey key: String) -> Any? { nil }
  public func string(forKey key: String) -> String? { nil }
  public func data(forKey key: String) -> Data? { nil }
  public func array(forKey key: String) -> [Any]? { nil }
  public func dictionary(forKey key: String) -> [String: Any]? { nil }
  public func double(forKey key: String) -> Double { 0 }
  public func longLong(forKey key: String) -> Int64 { 0 }
  public func bool(forKey key: String) -> Bool { false }

  public func set(_ value: Any?, forKey key: String) {
    DiagnosticLog.current.report(
      Diagnostic(id: "defaults.no-cloud", message: "iCloud is not available; the value is not stored", subject: key))
  }

  public func removeObject(forKey key: String) {}
  public var dictionaryRepresentation: [String: Any] { [:] }
  /// Always false.
  @discardableResult
  public func synchronize() -> Bool { false }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
