public import FoundationAdditions
public import OpenCombine

/// An object with the values of its entity's properties. Apple's page: CoreData/NSManagedObject.
///
/// There is one object per row for all contexts of a store: all contexts see a change before it is saved.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, _KeyedValues {
  public let objectWillChange = ObservableObjectPublisher()
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  /// The object's context; `nil` after a deletion was saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object was deleted and the context was not saved yet.
  public internal(set) var isDeleted = false

  var values: [String: Any] = [:]
  /// The last saved values.
  private var saved: [String: Any] = [:]

  /// Creates an object with its default values in a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    for attribute in entity.attributesByName.values {
      if let value = attribute.defaultValue { values[attribute.name] = value }
    }
    if let context {
      context.insert(self)
    }
    awakeFromInsert()
  }

  /// Creates an object of the class's entity in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// The class's entity in a model of the bundle. Apple's page: CoreData/NSManagedObject/entity().
  open class func entity() -> NSEntityDescription {
    let name = String(describing: self)
    return NSManagedObjectModel.inBundle.entity(ofClass: name) ?? NSEntityDescription(name: name)
  }

  /// A request for objects of the class's entity. Apple's page: CoreData/NSManagedObject/fetchRequest().
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }

  /// Creates an object of the class. Classes that `almanac build` generates override it; for other classes that is
  /// impossible, as the initializer of a class found by name is unknown.
  open class func _make(entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
    NSManagedObject(entity: entity, insertInto: context)
  }

  open func awakeFromInsert() {}
  /// Never called: no object is read from a file.
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  /// Does nothing: there is no validation.
  open func validateForInsert() throws {}
  /// Does nothing: there is no validation.
  open func validateForUpdate() throws {}
  /// Does nothing: there is no validation.
  open func validateForDelete() throws {}

  /// Always false: all values are in memory.
  public var isFault: Bool { false }
  /// Whether the object was never saved.
  public var isInserted: Bool { objectID.isTemporaryID && managedObjectContext != nil }
  /// Whether a saved object has unsaved changes.
  public var isUpdated: Bool { !objectID.isTemporaryID && hasPersistentChangedValues }
  /// Whether the object has any unsaved changes.
  public var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  public var hasPersistentChangedValues: Bool { !changedValues().isEmpty }

  /// The values that differ from the saved ones. Apple's page: CoreData/NSManagedObject/changedValues().
  open func changedValues() -> [String: Any] {
    values.filter { !ValueOrder.areEqual($0.value, saved[$0.key]) }
  }

  /// The last saved values of all or some properties.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    saved.filter { keys?.contains($0.key) ?? true }
  }

  func markSaved() {
    saved = values
    objectID.isTemporaryID = false
  }

  func restoreSaved() {
    values = saved
    isDeleted = false
  }
}

/// Apple's page: CoreData/NSManagedObjectID.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true
  public internal(set) weak var persistentStore: NSPersistentStore?
  private let number = UUID()

  init(entity: NSEntityDescription) { self.entity = entity }

  /// A URL with the entity's name and a number that is different in each process.
  public func uriRepresentation() -> URL {
    var parts = URLComponents()
    (parts.scheme, parts.host) = ("x-coredata", persistentStore?.identifier ?? "memory")
    parts.path = "/\(entity.name ?? "Entity")/\(isTemporaryID ? "t" : "p")\(number.uuidString)"
    return parts.url ?? URL(fileURLWithPath: parts.path)
  }
}
