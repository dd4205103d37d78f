import Synchronization

/// The source names of view types. Cached, because asking the runtime takes longer than lowering a view.
final class TypeNames: Sendable {
  static let shared = TypeNames()

  private let names = Mutex<[ObjectIdentifier: String]>([:])

  subscript<Value>(type: Value.Type) -> String {
    names.withLock { names in
      if let name = names[ObjectIdentifier(type)] { return name }
      // The description of a private type includes its file.
      let full = "\(type)".drop { $0 == "(" }
      let name = String(full.prefix { $0 != "<" && $0 != " " })
      names[ObjectIdentifier(type)] = name
      return name
    }
  }
}
