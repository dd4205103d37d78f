/// Identifies views that belong together in an animation. Apple's page: SwiftUI/Namespace.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace; different for each place in the tree.
  public struct ID: Hashable, Sendable {
    let identity: ObjectIdentifier?
  }

  private final class Identity {}

  private var identity: Identity?

  public init() {}

  public var wrappedValue: ID { ID(identity: identity.map { ObjectIdentifier($0) }) }

  public mutating func _install(at site: _PropertySite) { identity = site.cell { Identity() } }
}
