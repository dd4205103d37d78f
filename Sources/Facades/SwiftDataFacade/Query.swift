public import FoundationAdditions
public import Views

extension EnvironmentValues {
  /// The context that ``Query`` looks in; one without objects where nobody sets it.
  /// Apple's page: SwiftUI/EnvironmentValues/modelContext.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? Self.emptyContext }
    set { self[ModelContextKey.self] = newValue }
  }

  private static let emptyContext = ModelContext(ModelContainer())
}

private enum ModelContextKey: EnvironmentKey { static var defaultValue: ModelContext? { nil } }

extension View {
  /// Lets the views inside look for objects in a container. Apple's page: SwiftUI/View/modelContainer(_:).
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Lets the views inside look in a context. Apple's page: SwiftUI/View/modelContext(_:).
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

  /// Lets the views inside look for objects of a class, in a container that begins empty.
  /// Apple's page: SwiftUI/View/modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:).
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup)
  }

  /// Lets the views inside look for objects of some classes, in a container that begins empty.
  /// Apple's page: SwiftUI/View/modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:).
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = ModelContainer(Schema(modelTypes), inMemory: inMemory)
    onSetup(.success(container))
    return modelContainer(container)
  }
}

/// Finds objects in the environment's context for a view. Apple's page: SwiftData/Query.
///
/// A property wrapper instead of a macro, with the array as its only result: that is what a bare `@Query` is inferred from.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  @Environment(\.modelContext) private var context

  /// Finds every object of the class. It stands here, not in an extension: so a view with a bare `@Query` keeps an
  /// initializer without it.
  public init() { descriptor = FetchDescriptor() }

  /// What is found now.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
  /// Where it is looked for.
  public var modelContext: ModelContext { context }
  /// Nil: looking never fails.
  public var fetchError: (any Error)? { nil }
}

extension Query {
  /// Finds what a descriptor looks for.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) { self.descriptor = descriptor }

  /// Finds what a descriptor looks for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) { self.init(descriptor) }

  /// Finds what fulfils a predicate, in the order of values.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  /// Finds what fulfils a predicate, in the order of values.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  /// Finds what fulfils a predicate, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  /// Finds what fulfils a predicate, in the order of a property that may have no value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
}
