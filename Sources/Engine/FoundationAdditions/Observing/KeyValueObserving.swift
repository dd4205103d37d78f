import Diagnostics
public import Foundation

/// The kind of a change of an observed property. Apple's page: Foundation/NSKeyValueChange.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A key of the dictionary that describes a change. Apple's page: Foundation/NSKeyValueChangeKey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = Self(rawValue: "kind")
  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the notification precedes the change.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// The values that an observer receives. Apple's page: Foundation/NSKeyValueObservingOptions.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1 << 0)
  public static let old = Self(rawValue: 1 << 1)
  /// The value when the observer is added.
  public static let initial = Self(rawValue: 1 << 2)
  /// A notification before the change.
  public static let prior = Self(rawValue: 1 << 3)
}

/// A change of an observed property. Apple's page: Foundation/NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  public let newValue, oldValue: Value?
  /// Always nil: changes of list elements are not reported.
  public let indexes: IndexSet?
  /// Whether the notification precedes the change.
  public let isPrior: Bool
}

/// An observation with a closure. Apple's page: Foundation/NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

/// An object that can be observed by key path. Apple's page: Foundation/NSKeyValueObservingCustomization.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

/// Observers are never notified: a picture shows one moment, and the compiler on this platform has no observable
/// properties.
extension KeyValueObservable where Self: NSObject {
  /// Calls `changeHandler` immediately with the current value if `options` contains `initial`, and never again.
  /// Apple's page: ObjectiveC/NSObject/observe(_:options:changeHandler:).
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    reportObserver(of: "\(Self.self)")
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}

private func reportObserver(of subject: String) {
  DiagnosticLog.current.report(
    Diagnostic(
      id: "observer.not-told", message: "the observer is never notified of changes; a picture shows one moment",
      subject: subject))
}

extension NSObject {
  /// The observer is never notified. Apple's page: ObjectiveC/NSObject/addObserver(_:forKeyPath:options:context:).
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) { reportObserver(of: "\(type(of: self)).\(keyPath)") }

  /// Does nothing. Apple's page: ObjectiveC/NSObject/removeObserver(_:forKeyPath:context:).
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Does nothing and is never called. It is generic so that a class's method with this name does not override it,
  /// which an extension's method does not allow. Apple's page:
  /// ObjectiveC/NSObject/observeValue(forKeyPath:of:change:context:).
  public func observeValue<Key: Hashable>(
    forKeyPath keyPath: String?, of object: Any?, change: [Key: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}
