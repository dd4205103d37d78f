/// An actor with a context of its own. Apple's page: SwiftData/ModelActor.
public protocol ModelActor: Actor {
  /// Holds the objects.
  nonisolated var modelContainer: ModelContainer { get }
  /// Holds the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of a name, if there is one of that class.
  public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
    modelContext.registeredModel(for: id)
  }
}

/// Holds an actor's context. Apple's page: SwiftData/ModelExecutor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// Holds an actor's context. Apple's page: SwiftData/DefaultSerialModelExecutor.
public final class DefaultSerialModelExecutor: ModelExecutor {
  /// The context.
  public let modelContext: ModelContext
  /// Holds a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
