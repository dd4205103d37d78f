/// Makes a class a model: an object that contexts keep. Its properties stay as they are.
/// Apple's page: SwiftData/Model().
@attached(member, names: named(_modelRecord))
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "WidgetMacros", type: "ModelMacro")

/// Says how a property is kept. It means nothing in memory, where every object is its own: two with an equal unique
/// property are two. Apple's page: SwiftData/Attribute(_:originalName:hashModifier:).
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "WidgetMacros", type: "MarkerMacro")

/// Says how a property leads to other objects. The property is what the sources set it to: the other side of a
/// relationship does not follow. Apple's page: SwiftData/Relationship(…).
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "WidgetMacros", type: "MarkerMacro")

/// Says that a property is not kept. Apple's page: SwiftData/Transient().
@attached(peer)
public macro Transient() = #externalMacro(module: "WidgetMacros", type: "MarkerMacro")

/// Makes an actor work with a context of its own. Apple's page: SwiftData/ModelActor().
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "WidgetMacros", type: "ModelActorMacro")

/// Says by which properties objects would be found faster. Apple's page: SwiftData/Index(_:).
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "WidgetMacros", type: "MarkerMacro")

/// Says which properties together are unique. Apple's page: SwiftData/Unique(_:).
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "WidgetMacros", type: "MarkerMacro")
