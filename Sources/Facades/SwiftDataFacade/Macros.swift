/// Makes a class a model, whose objects contexts store. Its properties are unchanged. Apple's page:
/// SwiftData/Model().
@attached(member, names: named(_modelRecord))
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "WidgetMacros", type: "ModelMacro")

/// Options for the storage of a property. They have no effect in memory: two objects may have the same unique value.
/// Apple's page: SwiftData/Attribute(_:originalName:hashModifier:).
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "WidgetMacros", type: "MarkerMacro")

/// Options for a relationship. The inverse of a relationship is not updated. Apple's page: SwiftData/Relationship(…).
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "WidgetMacros", type: "MarkerMacro")

/// Excludes a property from storage. Apple's page: SwiftData/Transient().
@attached(peer)
public macro Transient() = #externalMacro(module: "WidgetMacros", type: "MarkerMacro")

/// Gives an actor its own context. Apple's page: SwiftData/ModelActor().
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "WidgetMacros", type: "ModelActorMacro")

/// Does nothing. Apple's page: SwiftData/Index(_:).
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "WidgetMacros", type: "MarkerMacro")

/// Does nothing. Apple's page: SwiftData/Unique(_:).
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "WidgetMacros", type: "MarkerMacro")
