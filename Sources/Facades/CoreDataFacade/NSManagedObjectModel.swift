import DataModels
public import FoundationAdditions

/// The entities of a store. Apple's page: CoreData/NSManagedObjectModel.
///
/// `almanac build` adds the models of an `.xcdatamodeld` to the tool's resources.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// The module of its classes.
  var module: String?

  public override init() { super.init() }

  /// Reads a model file of a bundle. Apple's page: CoreData/NSManagedObjectModel/init(contentsOf:).
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let model = try? JSONDecoder().decode(DataModel.self, from: data)
    else {
      return nil
    }
    self.init(model)
  }

  /// All models of the bundles (default: the tool's). Apple's page: CoreData/NSManagedObjectModel/mergedModel(from:).
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let folders = (bundles ?? [.main]).compactMap(\.resourceURL)
    let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
    let models = files.sorted().filter { $0.hasSuffix(".momd") }.compactMap { name in
      folders.lazy.compactMap { NSManagedObjectModel(contentsOf: $0.appending(path: name)) }.first
    }
    return NSManagedObjectModel(byMerging: models)
  }

  /// Merges several models. Apple's page: CoreData/NSManagedObjectModel/init(byMerging:).
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    module = models.compactMap(\.module).first
    entities = models.flatMap(\.entities)
  }

  /// Apple's page: CoreData/NSManagedObjectModel/entitiesByName.
  open var entitiesByName: [String: NSEntityDescription] {
    entities.reduce(into: [:]) { $0[$1.name ?? ""] = $1 }
  }

  func entity(ofClass name: String) -> NSEntityDescription? {
    entities.first { $0.managedObjectClassName == name } ?? entitiesByName[name]
  }

  /// The models of the tool's own bundle.
  static var inBundle: NSManagedObjectModel { mergedModel(from: nil) ?? NSManagedObjectModel() }
}
