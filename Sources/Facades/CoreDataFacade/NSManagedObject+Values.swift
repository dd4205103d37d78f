import FoundationAdditions
import OpenCombine

extension NSManagedObject {
  /// The value of a property; of a relationship to many, a set. Apple's page: CoreData/NSManagedObject/value(forKey:).
  public func value(forKey key: String) -> Any? {
    if let value = values[key] { return value }
    guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return nil }
    return relationship.isOrdered ? NSOrderedSet() : NSSet()
  }

  /// Sets the value of a property. The other side of a relationship follows.
  /// Apple's page: CoreData/NSManagedObject/setValue(_:forKey:).
  public func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    let value = KeyPathReading.unwrapped(value)
    guard let relationship = entity.relationshipsByName[key] else {
      values[key] = value
      return
    }
    let old = Self.objects(in: values[key])
    let new = Self.objects(in: value)
    values[key] = relationship.isToMany ? relationship.collection(of: new) : new.first ?? value
    guard let inverse = relationship.inverseName else { return }
    for object in old where !new.contains(object) { object.unlink(self, from: inverse) }
    for object in new where !old.contains(object) { object.link(self, to: inverse) }
  }

  /// The value at a path of properties, such as `owner.name`.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyPathReading.value(at: keyPath.split(separator: ".").map(String.init), of: self)
  }

  /// The same as ``value(forKey:)``. Apple's page: CoreData/NSManagedObject/primitiveValue(forKey:).
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  /// Sets a value and leaves the other side of a relationship alone.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = KeyPathReading.unwrapped(value) }
  /// Sets several values.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  /// The values of several properties.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) }
  }
  /// Does nothing: every value is there.
  public func willAccessValue(forKey key: String?) {}
  /// Does nothing.
  public func didAccessValue(forKey key: String?) {}
  /// Says that a value will change.
  public func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Does nothing.
  public func didChangeValue(forKey key: String) {}
  /// The objects that a relationship leads to, by their names.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    Self.objects(in: values[key]).map(\.objectID)
  }

  /// See ``_KeyedValues``.
  public func _value(forKey key: String) -> Any? { key == "objectID" ? objectID : value(forKey: key) }

  /// The value of a property in the type that a class declares: what a generated or an `@NSManaged` property reads. One
  /// without a value is nil, zero or empty.
  public func _managed<Value>(_ key: String) -> Value { ManagedValues.converted(value(forKey: key)) }

  /// Adds objects to a relationship to many, at the end of an ordered one: what `addToX` does.
  public func _add(_ objects: Any, to key: String) {
    let old = Self.objects(in: values[key])
    setValue(old + Self.objects(in: objects).filter { !old.contains($0) }, forKey: key)
  }

  /// Takes objects out of a relationship to many: what `removeFromX` does.
  public func _remove(_ objects: Any, from key: String) {
    let removed = Self.objects(in: objects)
    setValue(Self.objects(in: values[key]).filter { !removed.contains($0) }, forKey: key)
  }

  /// Puts an object into an ordered relationship: what `insertIntoX` does.
  public func _insert(_ object: NSManagedObject, at index: Int, into key: String) {
    _insert([object], at: NSIndexSet(index: index), into: key)
  }

  /// Puts objects into an ordered relationship, each where it stands afterwards.
  public func _insert(_ objects: [NSManagedObject], at indexes: NSIndexSet, into key: String) {
    var all = Self.objects(in: values[key]).filter { !objects.contains($0) }
    for (object, index) in zip(objects, indexes) { all.insert(object, at: min(index, all.count)) }
    setValue(all, forKey: key)
  }

  /// Takes an object out of an ordered relationship: what `removeFromX(at:)` does.
  public func _remove(at index: Int, from key: String) { _remove(at: NSIndexSet(index: index), from: key) }

  /// Takes objects out of an ordered relationship.
  public func _remove(at indexes: NSIndexSet, from key: String) {
    let all = Self.objects(in: values[key])
    setValue(all.indices.filter { !indexes.contains($0) }.map { all[$0] }, forKey: key)
  }

  /// Puts an object in the place of another of an ordered relationship: what `replaceX(at:with:)` does.
  public func _replace(at index: Int, with object: NSManagedObject, in key: String) {
    _replace(at: NSIndexSet(index: index), with: [object], in: key)
  }

  /// Puts objects in the places of others of an ordered relationship.
  public func _replace(at indexes: NSIndexSet, with objects: [NSManagedObject], in key: String) {
    var all = Self.objects(in: values[key])
    for (object, index) in zip(objects, indexes) where all.indices.contains(index) { all[index] = object }
    setValue(all, forKey: key)
  }

  static func objects(in value: Any?) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    return (KeyPathReading.elements(of: value) ?? []).compactMap { $0 as? NSManagedObject }
  }

  private func link(_ object: NSManagedObject, to key: String) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    guard relationship.isToMany else {
      let before = values[key] as? NSManagedObject
      values[key] = object
      if let before, before !== object, let inverse = relationship.inverseName { before.unlink(self, from: inverse) }
      return
    }
    let old = Self.objects(in: values[key])
    if !old.contains(object) { values[key] = relationship.collection(of: old + [object]) }
  }

  private func unlink(_ object: NSManagedObject, from key: String) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    if relationship.isToMany {
      values[key] = relationship.collection(of: Self.objects(in: values[key]).filter { $0 !== object })
    } else if values[key] as? NSManagedObject === object {
      values[key] = nil
    }
  }
}
