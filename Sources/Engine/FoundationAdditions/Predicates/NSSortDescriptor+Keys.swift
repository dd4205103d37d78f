public import Foundation

extension NSSortDescriptor {
  /// Sorts by an optional property; nil comes first. Apple's page: Foundation/NSSortDescriptor.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { lhs, rhs in
      ValueOrder.order(lhs, rhs) ?? .orderedSame
    }
  }

  /// Sorts by a property whose type is not Comparable, such as `Bool`. Apple's page:
  /// Foundation/NSSortDescriptor/init(keyPath:ascending:).
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { lhs, rhs in
      ValueOrder.order(lhs, rhs) ?? .orderedSame
    }
  }

  /// Sorts by the named property, or by the objects themselves. Apple's page:
  /// Foundation/NSSortDescriptor/init(key:ascending:).
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { ValueOrder.order($0, $1) ?? .orderedSame }
  }

  /// Sorts by the named property with a comparator. Apple's page:
  /// Foundation/NSSortDescriptor/init(key:ascending:comparator:).
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let path = key.map { $0.split(separator: ".").map(String.init) } ?? []
    self.init(keyPath: \NSObject.self, ascending: ascending) { lhs, rhs in
      let values = [lhs, rhs].map { KeyPathReading.value(at: path, of: $0) }
      guard let a = values[0], let b = values[1] else { return ValueOrder.order(values[0], values[1]) ?? .orderedSame }
      return cmptr(a, b)
    }
  }
}
