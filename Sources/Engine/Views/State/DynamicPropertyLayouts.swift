import Synchronization
@_spi(Reflection) import Swift

/// The dynamic properties of view types, read from type metadata once per type.
final class DynamicPropertyLayouts: Sendable {
  struct Property: Sendable {
    let name: String
    let type: any DynamicProperty.Type
    let offset: Int
  }

  static let shared = DynamicPropertyLayouts()

  private let layouts = Mutex<[ObjectIdentifier: [Property]]>([:])

  /// The dynamic stored properties of `type`; none for enumerations and classes.
  subscript<Value>(type: Value.Type) -> [Property] {
    if let known = layouts.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    var properties: [Property] = []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        // A wrapped property is stored under its name with an underscore.
        let name = String(cString: name)
        properties.append(
          Property(name: String(name.drop { $0 == "_" }), type: dynamic, offset: offset))
      }
      return true
    }
    layouts.withLock { [properties] in $0[ObjectIdentifier(type)] = properties }
    return properties
  }
}
