import Synchronization

/// The position of a view in the tree, which identifies its state and names it in diagnostics.
///
/// A path is the same in every lowering of a picture as long as the views above it are. No two views of a tree share
/// a path: containers add the index or identifier of each child, and views with a body add their type.
package final class ViewPath: Sendable {
  enum Component: Hashable, Sendable {
    /// A view or modifier with a body.
    case type(ObjectIdentifier, name: String)
    /// A position in a builder block, a branch, or a role such as an overlay.
    case place(String, Int)
    /// An element of a collection, or the value of `id(_:)`; names contain its hash.
    case identifier(Identifier)
  }

  /// A hashable value. It is only compared, and only by the task that lowers the picture.
  struct Identifier: Hashable, @unchecked Sendable {
    let value: AnyHashable
  }

  private let parent: ViewPath?
  private let component: Component?
  private let hash: Int
  /// The number of steps from the outermost view.
  let depth: Int

  package static let root = ViewPath(parent: nil, component: nil)

  private init(parent: ViewPath?, component: Component?) {
    self.parent = parent
    self.component = component
    depth = parent.map { $0.depth + 1 } ?? 0
    var hasher = Hasher()
    hasher.combine(parent?.hash)
    hasher.combine(component)
    hash = hasher.finalize()
  }

  func appending(_ component: Component) -> ViewPath { ViewPath(parent: self, component: component) }
}

extension ViewPath: Hashable {
  package static func == (a: ViewPath, b: ViewPath) -> Bool {
    var (a, b) = (a, b)
    while a !== b {
      guard a.hash == b.hash, a.component == b.component else { return false }
      guard let above = a.parent, let other = b.parent else { return a.parent == nil && b.parent == nil }
      (a, b) = (above, other)
    }
    return true
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension ViewPath: CustomStringConvertible {
  /// The types, positions and identifiers from the outermost view: `WeatherView/2/overlay`.
  package var description: String {
    var names: [String] = []
    var path: ViewPath? = self
    while let current = path {
      if let name = current.component?.name { names.append(name) }
      path = current.parent
    }
    return names.reversed().joined(separator: "/")
  }
}

extension ViewPath.Component {
  fileprivate var name: String {
    switch self {
    case .type(_, let name): name
    case .place(let role, let index): role.isEmpty ? "\(index)" : role
    case .identifier(let identifier): "id(\(String(describing: identifier.value).prefix(40)))"
    }
  }
}

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
