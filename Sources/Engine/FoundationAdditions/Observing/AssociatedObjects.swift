import Ambient
import Foundation
import Synchronization

/// The ownership of an associated object; here always strong. Apple's page: ObjectiveC/objc_AssociationPolicy.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained on Apple's systems.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied on Apple's systems.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied on Apple's systems.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The object associated with another under a key. Apple's page: ObjectiveC/objc_getAssociatedObject(_:_:).
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.ofProcess[object as AnyObject, key]
}

/// Associates an object with another under a key; nil removes it. The associated object is released some time after
/// its owner. Apple's page: ObjectiveC/objc_setAssociatedObject(_:_:_:_:).
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.ofProcess[object as AnyObject, key] = value
}

/// Removes all associations of an object. Apple's page: ObjectiveC/objc_removeAssociatedObjects(_:).
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.ofProcess.remove(object as AnyObject) }

/// Stores values for objects outside of them.
private final class AssociatedObjects: Sendable {
  static let ofProcess = AssociatedObjects()

  private struct Entry {
    // The address may belong to a newer object by now.
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private struct State: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    var limit = 64

    /// Removes the entries of released objects, at intervals; returns their associated objects.
    mutating func removeDead() -> [Any] {
      guard entries.count >= limit else { return [] }
      let dead = entries.filter { $0.value.owner == nil }
      for address in dead.keys { entries[address] = nil }
      limit = max(64, entries.count * 2)
      return Array(dead.values)
    }
  }

  private let state = Mutex(State())

  subscript(object: AnyObject, key: UnsafeRawPointer) -> Any? {
    get {
      state.withLock { state -> UncheckedBox<Any?> in
        guard let entry = state.entries[ObjectIdentifier(object)], entry.owner === object else {
          return UncheckedBox(value: nil)
        }
        return UncheckedBox(value: entry.values[key])
      }.value
    }
    set {
      // Released outside of the lock: deinitializers may use associations.
      let change = UncheckedBox(value: (owner: object, key: key, value: newValue))
      let address = ObjectIdentifier(object)
      _ = state.withLock { state -> UncheckedBox<[Any]> in
        let (owner, key, value) = change.value
        var released = state.removeDead()
        var entry = state.entries[address] ?? Entry()
        if entry.owner !== owner {
          released.append(entry)
          entry = Entry(owner: owner)
        }
        if let old = entry.values[key] { released.append(old) }
        entry.values[key] = value
        state.entries[address] = entry
        return UncheckedBox(value: released)
      }
    }
  }

  func remove(_ object: AnyObject) {
    let address = ObjectIdentifier(object)
    _ = state.withLock { UncheckedBox(value: $0.entries.removeValue(forKey: address)) }
  }
}
