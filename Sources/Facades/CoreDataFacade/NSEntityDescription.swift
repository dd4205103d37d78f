public import FoundationAdditions

/// An entity of a model. Apple's page: CoreData/NSEntityDescription.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String = "NSManagedObject"
  /// Without those of its superentity.
  open var properties: [NSPropertyDescription] = []
  open var isAbstract = false
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  public internal(set) weak var superentity: NSEntityDescription?
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// Not enforced.
  open var uniquenessConstraints: [[Any]] = []
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }

  convenience init(name: String) {
    self.init()
    (self.name, managedObjectClassName) = (name, name)
  }

  /// Includes inherited properties.
  open var propertiesByName: [String: NSPropertyDescription] {
    properties.reduce(into: superentity?.propertiesByName ?? [:]) { $0[$1.name] = $1 }
  }
  /// Includes inherited attributes.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// Includes inherited relationships.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Whether the entity is `entity` or inherits from it. Apple's page:
  /// CoreData/NSEntityDescription/isKindOf(entity:).
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var candidate: NSEntityDescription? = self
    while let current = candidate {
      if current === entity || (current.name != nil && current.name == entity.name) { return true }
      candidate = current.superentity
    }
    return false
  }

  /// The entity with a name in the context's model; an entity without properties if the model is missing. Apple's
  /// page: CoreData/NSEntityDescription/entity(forEntityName:in:).
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    guard let model = context.model, !model.entities.isEmpty else { return NSEntityDescription(name: entityName) }
    return model.entitiesByName[entityName]
  }

  /// Creates an object of an entity, of its generated class if there is one, and inserts it into a context. For a
  /// handwritten class the object is an `NSManagedObject`, with the diagnostic `store.plain-object`; use
  /// `init(context:)`.
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
      StoreDiagnostics.plainObject(className)
    }
    return object
  }
}
