/// A Core Data model. `almanac build` reads it from an `.xcdatamodel`, and the tool's resources contain it as JSON.
package struct DataModel: Hashable, Sendable, Codable {
  package var entities: [Entity]
  /// The module of the entities' classes.
  package var module: String?

  package init(entities: [Entity] = [], module: String? = nil) { (self.entities, self.module) = (entities, module) }

  /// The name of a model's file in a bundle, which `NSPersistentContainer(name:)` looks up.
  package static func fileName(of model: String) -> String { "\(model).momd" }

  package struct Entity: Hashable, Sendable, Codable {
    package var name: String
    /// The class's name without its module; nil for `NSManagedObject` itself.
    package var className: String?
    package var parent: String?
    package var isAbstract: Bool
    package var attributes: [Attribute]
    package var relationships: [Relationship]

    package init(
      name: String, className: String? = nil, parent: String? = nil, isAbstract: Bool = false,
      attributes: [Attribute] = [], relationships: [Relationship] = []
    ) {
      (self.name, self.className, self.parent, self.isAbstract) = (name, className, parent, isAbstract)
      (self.attributes, self.relationships) = (attributes, relationships)
    }
  }

  package struct Attribute: Hashable, Sendable, Codable {
    package var name: String
    /// The type as the model spells it: `Integer 64`, `String`, `Date`; nil if the model has none.
    package var type: String?
    package var isOptional: Bool
    /// The default as the model spells it: a number, `YES`, text, or seconds since 2001 for a date.
    package var defaultValue: String?
    /// Whether generated code uses a number type instead of an object.
    package var usesScalar: Bool
    /// The class of a transformable attribute.
    package var customClass: String?

    package init(
      name: String, type: String?, isOptional: Bool = true, defaultValue: String? = nil, usesScalar: Bool = false,
      customClass: String? = nil
    ) {
      (self.name, self.type, self.isOptional, self.defaultValue) = (name, type, isOptional, defaultValue)
      (self.usesScalar, self.customClass) = (usesScalar, customClass)
    }
  }

  package struct Relationship: Hashable, Sendable, Codable {
    package var name: String
    package var destination: String?
    package var inverse: String?
    package var isToMany: Bool
    package var isOrdered: Bool
    package var isOptional: Bool
    /// `Nullify`, `Cascade`, `Deny` or `No Action`.
    package var deletionRule: String?

    package init(
      name: String, destination: String?, inverse: String? = nil, isToMany: Bool = false, isOrdered: Bool = false,
      isOptional: Bool = true, deletionRule: String? = nil
    ) {
      (self.name, self.destination, self.inverse) = (name, destination, inverse)
      (self.isToMany, self.isOrdered, self.isOptional) = (isToMany, isOrdered, isOptional)
      self.deletionRule = deletionRule
    }
  }
}
