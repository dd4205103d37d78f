public import FoundationAdditions

/// What kind of object there is in a model. Apple's page: CoreData/NSEntityDescription.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// Its name.
  open var name: String?
  /// The name of its objects' class.
  open var managedObjectClassName: String = "NSManagedObject"
  /// Its attributes and relationships, without those of its parent.
  open var properties: [NSPropertyDescription] = []
  /// Whether only its subentities have objects.
  open var isAbstract = false
  /// The entities that have its properties too.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The entity whose properties it has too.
  public internal(set) weak var superentity: NSEntityDescription?
  /// The model that it is in.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// Kept for its spelling: any number of objects may be equal.
  open var uniquenessConstraints: [[Any]] = []
  /// Kept for its spelling.
  open var userInfo: [AnyHashable: Any]?

  /// An entity without name and properties.
  public override init() { super.init() }

  convenience init(name: String) {
    self.init()
    (self.name, managedObjectClassName) = (name, name)
  }

  /// All its properties by name, with those of its parents.
  open var propertiesByName: [String: NSPropertyDescription] {
    properties.reduce(into: superentity?.propertiesByName ?? [:]) { $0[$1.name] = $1 }
  }
  /// Its attributes by name, with those of its parents.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// Its relationships by name, with those of its parents.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Whether it is the entity or comes from it. Apple's page: CoreData/NSEntityDescription/isKindOf(entity:).
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var candidate: NSEntityDescription? = self
    while let current = candidate {
      if current === entity || (current.name != nil && current.name == entity.name) { return true }
      candidate = current.superentity
    }
    return false
  }

  /// The entity of a name in a context's model. Where the model is not there, an entity without properties stands in.
  /// Apple's page: CoreData/NSEntityDescription/entity(forEntityName:in:).
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    guard let model = context.model, !model.entities.isEmpty else { return NSEntityDescription(name: entityName) }
    return model.entitiesByName[entityName]
  }

  /// Makes an object of an entity, of a generated class where it has one, and puts it into a context. An object of a class
  /// that was written by hand is an `NSManagedObject`, reported as `store.plain-object`: make one with `init(context:)`.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription(name: entityName)
    return entity.makeObject(in: context)
  }

  private func makeObject(in context: NSManagedObjectContext) -> NSManagedObject {
    let className = managedObjectClassName
    let type = managedObjectModel?.module.flatMap { _typeByName("\($0).\(className)") } as? NSManagedObject.Type
    let object = (type ?? NSManagedObject.self)._make(entity: self, in: context)
    if className != "NSManagedObject" && String(describing: Swift.type(of: object)) != className {
      StoreReports.plainObject(className)
    }
    return object
  }
}
