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

/// A property of an entity. Apple's page: CoreData/NSPropertyDescription.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  public internal(set) weak var entity: NSEntityDescription?
  open var userInfo: [AnyHashable: Any]?
}

/// The type of an attribute's values. Apple's page: CoreData/NSAttributeType.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A property with a value. Apple's page: CoreData/NSAttributeDescription.
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType: NSAttributeType = .undefinedAttributeType
  open var defaultValue: Any?
  /// Ignored: values are stored unchanged.
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
}

/// What happens to related objects when an object is deleted. Apple's page: CoreData/NSDeleteRule.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule
  case nullifyDeleteRule
  case cascadeDeleteRule
  /// Treated like `noActionDeleteRule`.
  case denyDeleteRule
}

/// Apple's page: CoreData/NSRelationshipDescription.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The maximum number of objects; 0 for any number.
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }

  var inverseName: String? { inverseRelationship?.name }

  func collection(of objects: [NSManagedObject]) -> NSObject {
    isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }
}
