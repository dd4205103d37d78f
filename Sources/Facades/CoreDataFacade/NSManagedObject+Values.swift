import FoundationAdditions
import OpenCombine

extension NSManagedObject {
  /// The value of a property; a set for a to-many relationship. Apple's page:
  /// CoreData/NSManagedObject/value(forKey:).
  public func value(forKey key: String) -> Any? {
    if let value = values[key] { return value }
    guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return nil }
    return relationship.isOrdered ? NSOrderedSet() : NSSet()
  }

  /// Sets the value of a property, and updates the inverse of a relationship. Apple's page:
  /// CoreData/NSManagedObject/setValue(_:forKey:).
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

  /// The value at a key path, such as `owner.name`.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyPathReading.value(at: keyPath.split(separator: ".").map(String.init), of: self)
  }

  /// The same as ``value(forKey:)``. Apple's page: CoreData/NSManagedObject/primitiveValue(forKey:).
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  /// Sets a value without updating the inverse of a relationship.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = KeyPathReading.unwrapped(value) }
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) }
  }
  /// Does nothing: all values are in memory.
  public func willAccessValue(forKey key: String?) {}
  public func didAccessValue(forKey key: String?) {}
  public func willChangeValue(forKey key: String) { objectWillChange.send() }
  public func didChangeValue(forKey key: String) {}
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    Self.objects(in: values[key]).map(\.objectID)
  }

  public func _value(forKey key: String) -> Any? { key == "objectID" ? objectID : value(forKey: key) }

  /// The value of a property in the type that a class declares, for generated and `@NSManaged` properties. An unset
  /// property is `nil`, zero or empty.
  public func _managed<Value>(_ key: String) -> Value { ManagedValues.converted(value(forKey: key)) }

  /// Adds objects to a to-many relationship, at the end of an ordered one, for `addToX`.
  public func _add(_ objects: Any, to key: String) {
    let old = Self.objects(in: values[key])
    setValue(old + Self.objects(in: objects).filter { !old.contains($0) }, forKey: key)
  }

  /// Removes objects from a to-many relationship, for `removeFromX`.
  public func _remove(_ objects: Any, from key: String) {
    let removed = Self.objects(in: objects)
    setValue(Self.objects(in: values[key]).filter { !removed.contains($0) }, forKey: key)
  }

  /// Inserts an object into an ordered relationship, for `insertIntoX`.
  public func _insert(_ object: NSManagedObject, at index: Int, into key: String) {
    _insert([object], at: NSIndexSet(index: index), into: key)
  }

  /// Inserts objects into an ordered relationship, at their final indexes.
  public func _insert(_ objects: [NSManagedObject], at indexes: NSIndexSet, into key: String) {
    var all = Self.objects(in: values[key]).filter { !objects.contains($0) }
    for (object, index) in zip(objects, indexes) { all.insert(object, at: min(index, all.count)) }
    setValue(all, forKey: key)
  }

  /// Removes an object from an ordered relationship, for `removeFromX(at:)`.
  public func _remove(at index: Int, from key: String) { _remove(at: NSIndexSet(index: index), from: key) }

  /// Removes objects from an ordered relationship.
  public func _remove(at indexes: NSIndexSet, from key: String) {
    let all = Self.objects(in: values[key])
    setValue(all.indices.filter { !indexes.contains($0) }.map { all[$0] }, forKey: key)
  }

  /// Replaces an object of an ordered relationship, for `replaceX(at:with:)`.
  public func _replace(at index: Int, with object: NSManagedObject, in key: String) {
    _replace(at: NSIndexSet(index: index), with: [object], in: key)
  }

  /// Replaces objects of an ordered relationship.
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
