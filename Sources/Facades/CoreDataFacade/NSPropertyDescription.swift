public import FoundationAdditions

/// A property of an entity. Apple's page: CoreData/NSPropertyDescription.
open class NSPropertyDescription: NSObject {
  /// Its name.
  open var name = ""
  /// Whether it may be without a value.
  open var isOptional = true
  /// Whether it is not saved.
  open var isTransient = false
  /// The entity that it is a property of.
  public internal(set) weak var entity: NSEntityDescription?
  /// Kept for its spelling.
  open var userInfo: [AnyHashable: Any]?
}

/// What an attribute's values are. Apple's page: CoreData/NSAttributeType.
public enum NSAttributeType: UInt, Sendable {
  /// Nothing in particular.
  case undefinedAttributeType = 0
  /// An `Int16`.
  case integer16AttributeType = 100
  /// An `Int32`.
  case integer32AttributeType = 200
  /// An `Int64`.
  case integer64AttributeType = 300
  /// A `Decimal`.
  case decimalAttributeType = 400
  /// A `Double`.
  case doubleAttributeType = 500
  /// A `Float`.
  case floatAttributeType = 600
  /// A `String`.
  case stringAttributeType = 700
  /// A `Bool`.
  case booleanAttributeType = 800
  /// A `Date`.
  case dateAttributeType = 900
  /// A `Data`.
  case binaryDataAttributeType = 1000
  /// A `UUID`.
  case UUIDAttributeType = 1100
  /// A `URL`.
  case URIAttributeType = 1200
  /// Anything.
  case transformableAttributeType = 1800
  /// The name of an object.
  case objectIDAttributeType = 2000
}

/// A property with a value. Apple's page: CoreData/NSAttributeDescription.
open class NSAttributeDescription: NSPropertyDescription {
  /// What its values are.
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
  /// Kept for its spelling: values are kept as they are.
  open var valueTransformerName: String?
  /// Kept for its spelling.
  open var allowsExternalBinaryDataStorage = false
}

/// What deleting an object does to those that it leads to. Apple's page: CoreData/NSDeleteRule.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule
  /// They forget it.
  case nullifyDeleteRule
  /// They are deleted too.
  case cascadeDeleteRule
  /// They keep it from being deleted. Taken as nothing here.
  case denyDeleteRule
}

/// A property that leads to other objects. Apple's page: CoreData/NSRelationshipDescription.
open class NSRelationshipDescription: NSPropertyDescription {
  /// What it leads to.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The most objects that it leads to; 0 for any number.
  open var maxCount = 0
  /// The fewest objects that it leads to.
  open var minCount = 0
  /// What deleting does.
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// Whether the objects are in an order.
  open var isOrdered = false
  /// Whether it leads to any number of objects.
  open var isToMany: Bool { maxCount != 1 }

  var inverseName: String? { inverseRelationship?.name }

  func collection(of objects: [NSManagedObject]) -> NSObject {
    isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }
}
