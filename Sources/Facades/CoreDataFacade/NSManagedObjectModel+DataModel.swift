package import DataModels
import FoundationAdditions

extension NSManagedObjectModel {
  package convenience init(_ model: DataModel) {
    self.init()
    var found: [String: NSEntityDescription] = [:]
    let all = model.entities.map { described -> NSEntityDescription in
      let entity = NSEntityDescription()
      entity.name = described.name
      entity.managedObjectClassName = described.className ?? "NSManagedObject"
      entity.isAbstract = described.isAbstract
      entity.properties =
        described.attributes.map(NSAttributeDescription.init)
        + described.relationships.map(NSRelationshipDescription.init)
      for property in entity.properties { property.entity = entity }
      found[described.name] = entity
      return entity
    }
    for (entity, described) in zip(all, model.entities) {
      // An entity that inherits from itself has no parent.
      if let parent = described.parent.flatMap({ found[$0] }), !parent.isKindOf(entity: entity) {
        parent.subentities.append(entity)
      }
      for (property, relationship) in zip(
        entity.properties.compactMap { $0 as? NSRelationshipDescription }, described.relationships)
      {
        property.destinationEntity = relationship.destination.flatMap { found[$0] }
      }
    }
    for (entity, described) in zip(all, model.entities) {
      for relationship in described.relationships {
        guard let inverse = relationship.inverse, let property = entity.relationshipsByName[relationship.name] else {
          continue
        }
        property.inverseRelationship = property.destinationEntity?.relationshipsByName[inverse]
      }
    }
    module = model.module
    entities = all
  }
}

extension NSAttributeDescription {
  fileprivate convenience init(_ described: DataModel.Attribute) {
    self.init()
    (name, isOptional) = (described.name, described.isOptional)
    attributeType = Self.types[described.type ?? ""] ?? .undefinedAttributeType
    defaultValue = described.defaultValue.flatMap { Self.value($0, of: attributeType) }
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
    "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
  ]

  private static func value(_ text: String, of type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType: Int16(text)
    case .integer32AttributeType: Int32(text)
    case .integer64AttributeType: Int64(text)
    case .decimalAttributeType: Decimal(string: text)
    case .doubleAttributeType: Double(text)
    case .floatAttributeType: Float(text)
    case .booleanAttributeType: text == "YES" || text == "true" || text == "1"
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .stringAttributeType: text
    default: nil
    }
  }
}

extension NSRelationshipDescription {
  fileprivate convenience init(_ described: DataModel.Relationship) {
    self.init()
    (name, isOptional, isOrdered) = (described.name, described.isOptional, described.isOrdered)
    maxCount = described.isToMany ? 0 : 1
    deleteRule =
      switch described.deletionRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}
