public import FoundationAdditions
public import Views

extension EnvironmentValues {
  /// The context that ``FetchRequest`` looks in; one without a store where nobody sets it.
  /// Apple's page: SwiftUI/EnvironmentValues/managedObjectContext.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(.mainQueue)
}

/// Finds objects in the environment's context for a view. Apple's page: SwiftUI/FetchRequest.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  @Environment(\.managedObjectContext) private var context

  /// Finds what a request says.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }

  /// Finds what a request says.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }

  /// What is found now.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: (try? context.fetch(request)) ?? [], request: request)
  }

  /// Kept for its spelling: changes come too late for a still picture.
  public var projectedValue: Binding<Configuration> { .constant(Configuration(request)) }

  /// What is looked for. Apple's page: SwiftUI/FetchRequest/Configuration.
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// What the objects fulfil.
    public var nsPredicate: NSPredicate?

    init(_ request: NSFetchRequest<Result>) {
      (nsSortDescriptors, nsPredicate) = (request.sortDescriptors ?? [], request.predicate)
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Finds objects of an entity, or of the result's own.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    request.entity = entity
  }

  /// Finds the objects of the result's class.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
  }

  /// Finds the objects of the result's class in the order of values.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(sortDescriptors: sortDescriptors.map(\.descriptor), predicate: predicate, animation: animation)
  }
}

extension SortDescriptor where Compared: NSManagedObject {
  /// The same order for objects of any type.
  var descriptor: NSSortDescriptor {
    NSSortDescriptor(key: nil, ascending: true) { lhs, rhs in
      guard let a = lhs as? Compared, let b = rhs as? Compared else { return .orderedSame }
      return compare(a, b)
    }
  }
}

/// What a view's request found. Apple's page: SwiftUI/FetchedResults.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let objects: [Result]
  private let request: NSFetchRequest<Result>

  init(objects: [Result], request: NSFetchRequest<Result>) { (self.objects, self.request) = (objects, request) }

  /// 0.
  public var startIndex: Int { objects.startIndex }
  /// How many there are.
  public var endIndex: Int { objects.endIndex }
  /// One of the objects.
  public subscript(position: Int) -> Result { objects[position] }

  /// What the objects fulfil; what is set means nothing until the next picture.
  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { request.predicate = newValue }
  }
  /// Their order; what is set means nothing until the next picture.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    nonmutating set { request.sortDescriptors = newValue }
  }
}
