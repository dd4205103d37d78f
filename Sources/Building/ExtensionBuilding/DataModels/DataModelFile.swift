import DataModels
import Foundation
import MarkupText

/// An `.xcdatamodeld` or `.xcdatamodel` of a target.
struct DataModelFile {
  let url: URL
  let model: DataModel
  /// The code generation setting of each entity.
  let generation: [String: CodeGeneration]

  /// What Xcode generates for an entity.
  enum CodeGeneration: String {
    /// The class and its properties.
    case whole = "class"
    /// The properties, in an extension of a class that the sources declare.
    case properties = "category"
  }

  /// The name for `NSPersistentContainer`.
  var name: String { url.deletingPathExtension().lastPathComponent }

  /// Reads the current version of a model.
  ///
  /// - Throws: `.noInput` if the version is missing, `.badData` for a file that is not a data model.
  init(_ url: URL) throws(ExtensionBuildingError) {
    self.url = url
    let file = try Self.version(of: url).appending(path: "contents")
    let text = try InputFile.text(of: file)
    let root: XMLTree
    do {
      root = try XMLTree(document: text)
    } catch {
      throw Self.damaged(file, error.description)
    }
    guard root.name == "model" else { throw Self.damaged(file, "missing <model>") }
    var (entities, generation) = ([DataModel.Entity](), [String: CodeGeneration]())
    for element in root.children(named: "entity") {
      guard let entity = DataModel.Entity(element) else { throw Self.damaged(file, "an entity without a name") }
      entities.append(entity)
      generation[entity.name] = element["codeGenerationType"].flatMap(CodeGeneration.init)
    }
    (model, self.generation) = (DataModel(entities: entities), generation)
  }

  private static func damaged(_ file: URL, _ problem: String) -> ExtensionBuildingError {
    ExtensionBuildingError(
      .badData, "\(file.path): not a data model: \(problem); restore it from version control, or save it in Xcode")
  }

  /// The current version: the one that `.xccurrentversion` names, or the only one.
  private static func version(of url: URL) throws(ExtensionBuildingError) -> URL {
    guard url.pathExtension.lowercased() == "xcdatamodeld" else { return url }
    let current = url.appending(path: ".xccurrentversion")
    if let list = try? PropertyListValue(contentsOf: current), let name = list["_XCCurrentVersionName"]?.string {
      let version = url.appending(path: name)
      guard InputFile.isFolder(version) else {
        throw ExtensionBuildingError(
          .noInput, "\(version.path): no such file, but \(current.path) names it; restore it from version control")
      }
      return version
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    guard let name = names.last(where: { $0.hasSuffix(".xcdatamodel") }) else {
      throw ExtensionBuildingError(
        .noInput, "\(url.path): contains no .xcdatamodel; restore it from version control")
    }
    return url.appending(path: name)
  }
}

extension DataModel.Entity {
  fileprivate init?(_ element: XMLTree) {
    guard let name = element["name"] else { return nil }
    // A class has its module as a prefix, or a full stop for the module that it is compiled in.
    let className = element["representedClassName"]?.split(separator: ".").last.map(String.init)
    self.init(
      name: name, className: className == "NSManagedObject" ? nil : className, parent: element["parentEntity"],
      isAbstract: element["isAbstract"] == "YES",
      attributes: element.children(named: "attribute").compactMap(DataModel.Attribute.init),
      relationships: element.children(named: "relationship").compactMap(DataModel.Relationship.init))
  }
}

extension DataModel.Attribute {
  fileprivate init?(_ element: XMLTree) {
    guard let name = element["name"] else { return nil }
    self.init(
      name: name, type: element["attributeType"], isOptional: element["optional"] == "YES",
      defaultValue: element["defaultValueString"] ?? element["defaultDateTimeInterval"],
      usesScalar: element["usesScalarValueType"] == "YES", customClass: element["customClassName"])
  }
}

extension DataModel.Relationship {
  fileprivate init?(_ element: XMLTree) {
    guard let name = element["name"] else { return nil }
    self.init(
      name: name, destination: element["destinationEntity"], inverse: element["inverseName"],
      isToMany: element["toMany"] == "YES", isOrdered: element["ordered"] == "YES",
      isOptional: element["optional"] == "YES", deletionRule: element["deletionRule"])
  }
}
