public import FoundationAdditions

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
