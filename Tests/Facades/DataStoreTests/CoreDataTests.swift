import CoreDataFacade
import DataModels
import Diagnostics
import Graphics
import Testing

/// A class as `almanac build` generates it.
private final class Harbour: NSManagedObject {
  override class func _make(entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
    Harbour(entity: entity, insertInto: context)
  }
  class func fetchRequest() -> NSFetchRequest<Harbour> { NSFetchRequest(entityName: "Harbour") }
  var boats: NSSet? {
    get { _managed("boats") }
    set { setValue(newValue, forKey: "boats") }
  }
}

/// A handwritten class, after `@NSManaged` has become the macro.
private final class Boat: NSManagedObject {
  @_NManaged var name: String
  @_NManaged var length: Int16
  @_NManaged var launched: Date?
  @_NManaged var harbour: Harbour?
  @_NManaged var price: NSNumber?
}

struct CoreDataTests {
  private let container: NSPersistentContainer

  init() {
    let model = DataModel(entities: [
      .init(
        name: "Harbour", className: "Harbour",
        relationships: [
          .init(name: "boats", destination: "Boat", inverse: "harbour", isToMany: true, deletionRule: "Cascade")
        ]),
      .init(
        name: "Boat", className: "Boat",
        attributes: [
          .init(name: "name", type: "String"), .init(name: "length", type: "Integer 16", defaultValue: "4"),
          .init(name: "launched", type: "Date"), .init(name: "price", type: "Double"),
        ],
        relationships: [.init(name: "harbour", destination: "Harbour", inverse: "boats")]),
      .init(name: "Ferry", parent: "Boat"),
    ])
    container = NSPersistentContainer(name: "Fleet", managedObjectModel: NSManagedObjectModel(model))
    container.loadPersistentStores { _, _ in }
  }

  private var context: NSManagedObjectContext { container.viewContext }

  private func boat(_ name: String, _ length: Int16? = nil, in other: NSManagedObjectContext? = nil) -> Boat {
    let boat = Boat(context: other ?? context)
    boat.name = name
    if let length { boat.length = length }
    return boat
  }

  private func names(_ change: (NSFetchRequest<Boat>) -> Void = { _ in }) throws -> [String] {
    let request = NSFetchRequest<Boat>(entityName: "Boat")
    change(request)
    return try context.fetch(request).map(\.name)
  }

  @Test func `unset properties are nil, zero or the default of the model`() {
    let boat = Boat(context: context)
    #expect(boat.name == "" && boat.length == 4 && boat.launched == nil && boat.harbour == nil)
    boat.setValue(7, forKey: "length")
    boat.setValue(12, forKey: "price")
    #expect(boat.length == 7 && boat.price?.doubleValue == 12)
    boat.setValue(1_000_000, forKey: "length")
    #expect(boat.length == 0)
    #expect(boat.entity.name == "Boat" && boat.isInserted && boat.objectID.isTemporaryID)
  }

  @Test func `results are filtered, sorted, limited and counted`() throws {
    for (name, length) in [("b", 5), ("a", 5), ("c", 9)] as [(String, Int16)] { _ = boat(name, length) }
    #expect(try names() == ["b", "a", "c"])
    #expect(
      try names { $0.sortDescriptors = [NSSortDescriptor(keyPath: \Boat.name, ascending: true)] } == ["a", "b", "c"])
    #expect(try names { $0.sortDescriptors = [NSSortDescriptor(key: "length", ascending: false)] } == ["c", "b", "a"])
    #expect(try names { $0.predicate = NSPredicate(format: "length == 5 AND name != %@", "b") } == ["a"])
    #expect(
      try names {
        $0.fetchOffset = 1
        $0.fetchLimit = 1
      } == ["a"])
    #expect(try names { $0.includesPendingChanges = false } == [])
    #expect(try context.count(for: NSFetchRequest<Boat>(entityName: "Boat")) == 3)
    #expect(try context.count(for: NSFetchRequest<Boat>()) == 3)
    #expect(try context.fetch(Harbour.fetchRequest()).isEmpty)
  }

  @Test func `rows are dictionaries, IDs or numbers if requested`() throws {
    _ = boat("a")
    let request = NSFetchRequest<NSDictionary>(entityName: "Boat")
    (request.resultType, request.propertiesToFetch) = (.dictionaryResultType, ["name"])
    #expect(try context.fetch(request).first?["name"] as? String == "a")
    let names = NSFetchRequest<NSManagedObjectID>(entityName: "Boat")
    names.resultType = .managedObjectIDResultType
    let id = try #require(try context.fetch(names).first)
    #expect((context.object(with: id) as? Boat)?.name == "a")
  }

  @Test func `inverse relationships are updated, and deletion cascades`() throws {
    let (first, second) = (Harbour(context: context), Harbour(context: context))
    let boat = boat("a")
    boat.harbour = first
    #expect(first.boats?.count == 1)
    second._add(boat, to: "boats")
    #expect(boat.harbour === second && first.boats?.count == 0)
    context.delete(second)
    #expect(try names() == [] && boat.isDeleted)
  }

  @Test func `an ordered relationship keeps the order of its objects`() throws {
    let route = NSManagedObjectModel(
      DataModel(entities: [
        .init(
          name: "Route",
          relationships: [.init(name: "stops", destination: "Stop", isToMany: true, isOrdered: true)]),
        .init(name: "Stop"),
      ]))
    let container = NSPersistentContainer(name: "Route", managedObjectModel: route)
    container.loadPersistentStores { _, _ in }
    func object(_ name: String) -> NSManagedObject {
      NSEntityDescription.insertNewObject(forEntityName: name, into: container.viewContext)
    }
    let (route1, stops) = (object("Route"), (0..<4).map { _ in object("Stop") })
    func places() -> [Int?] {
      (route1.value(forKey: "stops") as? NSOrderedSet)?.array.map { stop in
        stops.firstIndex { $0 === stop as AnyObject }
      }
        ?? []
    }
    route1._add(NSOrderedSet(array: [stops[0], stops[1]]), to: "stops")
    route1._insert(stops[2], at: 1, into: "stops")
    #expect(places() == [0, 2, 1])
    route1._remove(at: NSIndexSet(index: 0), from: "stops")
    route1._replace(at: 1, with: stops[3], in: "stops")
    #expect(places() == [2, 3])
  }

  @Test func `a child saves to its parent, and a rollback reverts changes`() throws {
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = context
    _ = boat("a", in: child)
    #expect(try names() == [])
    try child.save()
    #expect(try names() == ["a"] && context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    let other = try #require(try container.newBackgroundContext().fetch(NSFetchRequest<Boat>(entityName: "Boat")).first)
    other.name = "z"
    #expect(other.isUpdated && context.hasChanges)
    context.rollback()
    #expect(other.name == "a")
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Boat")
    let delete = NSBatchDeleteRequest(fetchRequest: request)
    delete.resultType = .resultTypeCount
    #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 1)
    #expect(try names() == [])
  }

  @Test func `subentities are found with their parent, and objects are made by name`() throws {
    let ferry = NSEntityDescription.insertNewObject(forEntityName: "Ferry", into: context)
    #expect(ferry.value(forKey: "length") as? Int16 == 4)
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Boat")) == 1)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Boat")
    request.includesSubentities = false
    #expect(try context.count(for: request) == 0)
  }

  @Test func `an empty store is reported once, and not for one in memory`() throws {
    let log = DiagnosticLog()
    try log.collecting {
      _ = try names()
      _ = try names()
      let memory = NSPersistentContainer(name: "M", managedObjectModel: NSManagedObjectModel())
      memory.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
      memory.loadPersistentStores { _, error in #expect(error == nil) }
      _ = try memory.viewContext.fetch(NSFetchRequest<Boat>(entityName: "Boat"))
    }
    #expect(log.diagnostics.map(\.id) == ["store.empty"])
    #expect(log.diagnostics.first?.subject == "Fleet.sqlite")
  }

  @Test func `a missing model is reported, and its entities have no properties`() throws {
    let log = DiagnosticLog()
    let container = NSPersistentContainer(name: "Nowhere")
    container.loadPersistentStores { _, _ in }
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Entity", in: container.viewContext))
    let object = NSManagedObject(entity: entity, insertInto: container.viewContext)
    object.setValue("a", forKey: "anything")
    let found = try log.collecting {
      try container.viewContext.fetch(NSFetchRequest<any NSFetchRequestResult>(entityName: "Entity"))
    }
    #expect((found.first as? NSManagedObject)?.value(forKey: "anything") as? String == "a")
    #expect(log.diagnostics.map(\.id) == ["store.no-model", "store.empty"])
  }
}
