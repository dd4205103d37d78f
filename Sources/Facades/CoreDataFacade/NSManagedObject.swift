public import FoundationAdditions
public import OpenCombine

/// An object of a store, with the values of its entity's properties. Apple's page: CoreData/NSManagedObject.
///
/// One object stands for its row in every context of a store: what one context changes, all see before it is saved.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, _KeyedValues {
  /// Says that a value will change.
  public let objectWillChange = ObservableObjectPublisher()
  /// What kind of object it is.
  public let entity: NSEntityDescription
  /// Names the object in its store.
  public let objectID: NSManagedObjectID
  /// The context that it was made in; nil once it is deleted and that was saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether it was deleted and that was not saved yet.
  public internal(set) var isDeleted = false

  var values: [String: Any] = [:]
  /// The values that were saved last.
  private var saved: [String: Any] = [:]

  /// Makes an object of an entity with its default values, and puts it into a context.
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

  /// Makes an object of the entity that the class stands for, and puts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// The entity that the class stands for, in a model of the bundle. Apple's page: CoreData/NSManagedObject/entity().
  open class func entity() -> NSEntityDescription {
    let name = String(describing: self)
    return NSManagedObjectModel.inBundle.entity(ofClass: name) ?? NSEntityDescription(name: name)
  }

  /// A request for the objects of the class's entity. Apple's page: CoreData/NSManagedObject/fetchRequest().
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }

  /// Makes an object of the class. Classes that `almanac build` generates make one of their own; nothing else can, as a
  /// class found by name has no initializer that is known here.
  open class func _make(entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
    NSManagedObject(entity: entity, insertInto: context)
  }

  /// Called once the object was made. Does nothing unless you say otherwise.
  open func awakeFromInsert() {}
  /// Never called: no object comes from a file.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Kept for its spelling: every object is valid here.
  open func validateForInsert() throws {}
  /// Kept for its spelling: every object is valid here.
  open func validateForUpdate() throws {}
  /// Kept for its spelling: every object is valid here.
  open func validateForDelete() throws {}

  /// False: every value is there.
  public var isFault: Bool { false }
  /// Whether the object was never saved.
  public var isInserted: Bool { objectID.isTemporaryID && managedObjectContext != nil }
  /// Whether a saved object has other values than those that were saved.
  public var isUpdated: Bool { !objectID.isTemporaryID && hasPersistentChangedValues }
  /// Whether anything was not saved yet.
  public var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether its values are others than those that were saved.
  public var hasPersistentChangedValues: Bool { !changedValues().isEmpty }

  /// The values that are not as they were saved. Apple's page: CoreData/NSManagedObject/changedValues().
  open func changedValues() -> [String: Any] {
    values.filter { !ValueOrder.areEqual($0.value, saved[$0.key]) }
  }

  /// The values that were saved last, of all properties or of some.
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
