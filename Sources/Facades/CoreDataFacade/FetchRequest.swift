public import FoundationAdditions
public import Views

extension EnvironmentValues {
  /// The context of ``FetchRequest`` (default: a context without a store). Apple's page:
  /// SwiftUI/EnvironmentValues/managedObjectContext.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(.mainQueue)
}

/// Fetches objects from the environment's context for a view. Apple's page: SwiftUI/FetchRequest.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  @Environment(\.managedObjectContext) private var context

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }

  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: (try? context.fetch(request)) ?? [], request: request)
  }

  /// Changes have no effect in a still picture.
  public var projectedValue: Binding<Configuration> { .constant(Configuration(request)) }

  /// Apple's page: SwiftUI/FetchRequest/Configuration.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?

    init(_ request: NSFetchRequest<Result>) {
      (nsSortDescriptors, nsPredicate) = (request.sortDescriptors ?? [], request.predicate)
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches objects of an entity (default: the result type's).
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    request.entity = entity
  }

  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
  }

  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(sortDescriptors: sortDescriptors.map(\.descriptor), predicate: predicate, animation: animation)
  }
}

extension SortDescriptor where Compared: NSManagedObject {
  /// A sort descriptor for objects of any type.
  var descriptor: NSSortDescriptor {
    NSSortDescriptor(key: nil, ascending: true) { lhs, rhs in
      guard let a = lhs as? Compared, let b = rhs as? Compared else { return .orderedSame }
      return compare(a, b)
    }
  }
}

/// The results of a view's request. Apple's page: SwiftUI/FetchedResults.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let objects: [Result]
  private let request: NSFetchRequest<Result>

  init(objects: [Result], request: NSFetchRequest<Result>) { (self.objects, self.request) = (objects, request) }

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }

  /// Changes have no effect in a still picture.
  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { request.predicate = newValue }
  }
  /// Changes have no effect in a still picture.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    nonmutating set { request.sortDescriptors = newValue }
  }
}
