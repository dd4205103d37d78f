import Synchronization

/// The names of view types as people write them. Asking the runtime takes longer than lowering a view.
final class TypeNames: Sendable {
  static let shared = TypeNames()

  private let names = Mutex<[ObjectIdentifier: String]>([:])

  /// The name without generic arguments.
  subscript<Value>(type: Value.Type) -> String {
    names.withLock { names in
      if let name = names[ObjectIdentifier(type)] { return name }
      // A private type is described with its file, which is nobody's business.
      let full = "\(type)".drop { $0 == "(" }
      let name = String(full.prefix { $0 != "<" && $0 != " " })
      names[ObjectIdentifier(type)] = name
      return name
    }
  }
}
