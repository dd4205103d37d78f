import DataModels

/// Generates the Swift classes that Xcode generates for a data model.
struct DataModelSource {
  let file: DataModelFile

  /// One Swift file. Equal models have equal texts.
  var text: String {
    // On Apple's systems, importing SwiftUI alone makes these names visible.
    let parts = [
      "import CoreData", "typealias FetchRequest = CoreData.FetchRequest",
      "typealias FetchedResults = CoreData.FetchedResults",
    ]
    return (parts + file.model.entities.flatMap(source)).joined(separator: "\n\n") + "\n"
  }

  private func source(of entity: DataModel.Entity) -> [String] {
    guard let name = entity.className, let generation = file.generation[entity.name], ModuleName.isIdentifier(name)
    else {
      return []
    }
    var parts: [String] = []
    if generation == .whole {
      parts.append(
        """
        public class \(name): \(parent(of: entity)) {
          public override class func _make(
            entity: NSEntityDescription, in context: NSManagedObjectContext?
          ) -> NSManagedObject { \(name)(entity: entity, insertInto: context) }
        }
        """)
    }
    parts.append("extension \(name) {\n\(members(of: entity, className: name).joined(separator: "\n"))\n}")
    // A subentity inherits the conformance.
    if parent(of: entity) == "NSManagedObject" { parts.append("extension \(name): Identifiable {}") }
    return parts
  }

  private func parent(of entity: DataModel.Entity) -> String {
    let parent = file.model.entities.first { $0.name == entity.parent }
    return parent.flatMap { $0.className } ?? "NSManagedObject"
  }

  private func members(of entity: DataModel.Entity, className: String) -> [String] {
    let request =
      "  public class func fetchRequest() -> NSFetchRequest<\(className)> { "
      + "NSFetchRequest(entityName: \(quoted(entity.name))) }"
    let attributes = entity.attributes.map { property($0.name, type: Self.type(of: $0)) }
    return [request] + attributes + entity.relationships.flatMap(members)
  }

  private func property(_ name: String, type: String) -> String {
    """
      public var \(Self.escaped(name)): \(type) {
        get { _managed(\(quoted(name))) }
        set { setValue(newValue, forKey: \(quoted(name))) }
      }
    """
  }

  private func members(of relationship: DataModel.Relationship) -> [String] {
    let destination = file.model.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
    let name = relationship.name
    guard relationship.isToMany else { return [property(name, type: "\(destination)?")] }
    let collection = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let suffix = name.prefix(1).uppercased() + name.dropFirst()
    var members = [property(name, type: "\(collection)?")]
    for type in [destination, collection] {
      let value = type == collection ? "values" : "value"
      members += [
        "  public func addTo\(suffix)(_ \(value): \(type)) { _add(\(value), to: \(quoted(name))) }",
        "  public func removeFrom\(suffix)(_ \(value): \(type)) { _remove(\(value), from: \(quoted(name))) }",
      ]
    }
    return relationship.isOrdered ? members + places(in: name, suffix, of: destination) : members
  }

  /// The additional accessors of an ordered relationship, by index.
  private func places(in name: String, _ suffix: String, of destination: String) -> [String] {
    let key = quoted(name)
    return [(destination, "value", "Int", "idx"), ("[\(destination)]", "values", "NSIndexSet", "indexes")].flatMap {
      (type, value, place, index) in
      [
        "  public func insertInto\(suffix)(_ \(value): \(type), at \(index): \(place)) { "
          + "_insert(\(value), at: \(index), into: \(key)) }",
        "  public func removeFrom\(suffix)(at \(index): \(place)) { _remove(at: \(index), from: \(key)) }",
        "  public func replace\(suffix)(at \(index): \(place), with \(value): \(type)) { "
          + "_replace(at: \(index), with: \(value), in: \(key)) }",
      ]
    }
  }

  /// The type that Xcode uses for a property: objects are always optional; numbers are optional only as objects.
  private static func type(of attribute: DataModel.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
      "Boolean": "Bool",
    ]
    let objects = [
      "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL", "Decimal": "NSDecimalNumber",
    ]
    let type = attribute.type ?? ""
    if let scalar = scalars[type] { return attribute.usesScalar ? scalar : "NSNumber?" }
    if type == "Date" && attribute.usesScalar { return "TimeInterval" }
    if let object = objects[type] { return "\(object)?" }
    if type == "Transformable" { return "\(attribute.customClass ?? "NSObject")?" }
    return "NSObject?"
  }

  private static func escaped(_ name: String) -> String {
    ModuleName.isIdentifier(name) ? name : "`\(name)`"
  }
}
