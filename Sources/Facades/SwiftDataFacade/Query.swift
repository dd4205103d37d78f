public import FoundationAdditions
public import Views

extension EnvironmentValues {
  /// The context of ``Query`` (default: a context without objects). Apple's page:
  /// SwiftUI/EnvironmentValues/modelContext.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? Self.emptyContext }
    set { self[ModelContextKey.self] = newValue }
  }

  private static let emptyContext = ModelContext(ModelContainer())
}

private enum ModelContextKey: EnvironmentKey { static var defaultValue: ModelContext? { nil } }

extension View {
  /// Sets the container for the views inside. Apple's page: SwiftUI/View/modelContainer(_:).
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the context for the views inside. Apple's page: SwiftUI/View/modelContext(_:).
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

  /// Sets an empty container of a class for the views inside. Apple's page:
  /// SwiftUI/View/modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:).
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup)
  }

  /// Sets an empty container of several classes for the views inside. Apple's page:
  /// SwiftUI/View/modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:).
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = ModelContainer(Schema(modelTypes), inMemory: inMemory)
    onSetup(.success(container))
    return modelContainer(container)
  }
}

/// Fetches objects from the environment's context for a view. Apple's page: SwiftData/Query.
///
/// A property wrapper instead of a macro, with the array as its only result: the type of a bare `@Query` is inferred
/// from it.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  @Environment(\.modelContext) private var context

  /// Fetches all objects of the class. Not in an extension, so that a view with a bare `@Query` has an initializer
  /// without it.
  public init() { descriptor = FetchDescriptor() }

  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
  public var modelContext: ModelContext { context }
  /// Always `nil`: fetching never fails.
  public var fetchError: (any Error)? { nil }
}

extension Query {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) { self.descriptor = descriptor }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) { self.init(descriptor) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
}
