import Diagnostics
public import Foundation

/// What happened to an observed property. Apple's page: Foundation/NSKeyValueChange.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Elements were inserted.
  case insertion = 2
  /// Elements were removed.
  case removal = 3
  /// Elements were replaced.
  case replacement = 4
}

/// A key of the dictionary that describes a change. Apple's page: Foundation/NSKeyValueChangeKey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key.
  public let rawValue: String
  /// A key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value.
  public static let newKey = Self(rawValue: "new")
  /// The old value.
  public static let oldKey = Self(rawValue: "old")
  /// The indexes of the elements that changed.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// What an observer wants to be told. Apple's page: Foundation/NSKeyValueObservingOptions.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Some of them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = Self(rawValue: 1 << 0)
  /// The old value.
  public static let old = Self(rawValue: 1 << 1)
  /// The value as it is when the observer is added.
  public static let initial = Self(rawValue: 1 << 2)
  /// A change that is still to come.
  public static let prior = Self(rawValue: 1 << 3)
}

/// A change of an observed property. Apple's page: Foundation/NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
  /// Alias of the kind of change.
  public typealias Kind = NSKeyValueChange
  /// What happened.
  public let kind: Kind
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, if it was asked for.
  public let oldValue: Value?
  /// Nil: no elements of a list are told.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observer that a closure is called for. Apple's page: Foundation/NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  public func invalidate() {}
}

/// What can be observed by key path. Apple's page: Foundation/NSKeyValueObservingCustomization.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

/// A picture is drawn at one moment: nobody is told of changes. The compiler on this platform has no properties that
/// report theirs.
extension KeyValueObservable where Self: NSObject {
  /// Calls `changeHandler` at once with the value as it is, if `options` has `initial`, and never again.
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
      id: "observer.not-told", message: "an observer is not told of changes; a picture is drawn at one moment",
      subject: subject))
}

extension NSObject {
  /// Takes an observer that is never told of a change.
  /// Apple's page: ObjectiveC/NSObject/addObserver(_:forKeyPath:options:context:).
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) { reportObserver(of: "\(type(of: self)).\(keyPath)") }

  /// Forgets an observer. Apple's page: ObjectiveC/NSObject/removeObserver(_:forKeyPath:context:).
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}

  /// Forgets an observer. Apple's page: ObjectiveC/NSObject/removeObserver(_:forKeyPath:).
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Does nothing: nobody calls it. Generic, so that a method of this form in a class is not taken for one that overrides
  /// it, which no extension's can be.
  /// Apple's page: ObjectiveC/NSObject/observeValue(forKeyPath:of:change:context:).
  public func observeValue<Key: Hashable>(
    forKeyPath keyPath: String?, of object: Any?, change: [Key: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}
