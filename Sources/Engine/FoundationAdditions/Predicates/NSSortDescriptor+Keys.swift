public import Foundation

extension NSSortDescriptor {
  /// Sorts by a property with or without a value; those without are first. Apple's page: Foundation/NSSortDescriptor.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { lhs, rhs in
      ValueOrder.order(lhs, rhs) ?? .orderedSame
    }
  }

  /// Sorts by a property whose type has no order of its own, such as a `Bool`.
  /// Apple's page: Foundation/NSSortDescriptor/init(keyPath:ascending:).
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { lhs, rhs in
      ValueOrder.order(lhs, rhs) ?? .orderedSame
    }
  }

  /// Sorts by the property of a name, or by the objects themselves.
  /// Apple's page: Foundation/NSSortDescriptor/init(key:ascending:).
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { ValueOrder.order($0, $1) ?? .orderedSame }
  }

  /// Sorts by what a comparator says of the properties of a name.
  /// Apple's page: Foundation/NSSortDescriptor/init(key:ascending:comparator:).
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let path = key.map { $0.split(separator: ".").map(String.init) } ?? []
    self.init(keyPath: \NSObject.self, ascending: ascending) { lhs, rhs in
      let values = [lhs, rhs].map { KeyPathReading.value(at: path, of: $0) }
      guard let a = values[0], let b = values[1] else { return ValueOrder.order(values[0], values[1]) ?? .orderedSame }
      return cmptr(a, b)
    }
  }
}
