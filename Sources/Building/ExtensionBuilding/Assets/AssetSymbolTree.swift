import ImagePipeline

/// The generated symbols of a namespace, and its nested namespaces.
struct AssetSymbolTree {
  struct Member {
    let symbol: String
    /// The asset's full name: `Icons/star`.
    let name: String
  }

  /// Members, and notes about assets without a symbol, in the catalog's order.
  private(set) var members: [Member] = []
  private(set) var groups: [(symbol: String, name: String, tree: AssetSymbolTree)] = []
  private(set) var notes: [String] = []
  private var taken: Set<String> = []

  var isEmpty: Bool { members.isEmpty && notes.isEmpty && groups.allSatisfy(\.tree.isEmpty) }

  /// The symbols of all `sets`, sorted by name. If two have the same symbol, the first gets it.
  init(_ sets: [CatalogSet], kind: String) {
    for set in sets.sorted(by: { ($0.ownName, $0.name) < ($1.ownName, $1.name) }) {
      insert(set, below: set.namespaces[...], kind)
    }
  }

  private init() {}

  private mutating func insert(_ set: CatalogSet, below namespaces: ArraySlice<String>, _ kind: String) {
    guard let namespace = namespaces.first else { return insert(set, kind) }
    guard let symbol = AssetSymbolName.namespace(for: namespace) else {
      return notes.append("The group “\(namespace)” is not a valid name in Swift; its assets have no symbols.")
    }
    let index =
      groups.firstIndex { $0.symbol == symbol }
      ?? {
        let depth = set.namespaces.count - namespaces.count + 1
        groups.append((symbol, set.namespaces.prefix(depth).joined(separator: "/"), AssetSymbolTree()))
        groups.sort { $0.symbol < $1.symbol }
        return groups.firstIndex { $0.symbol == symbol } ?? 0
      }()
    groups[index].tree.insert(set, below: namespaces.dropFirst(), kind)
  }

  private mutating func insert(_ set: CatalogSet, _ kind: String) {
    guard let symbol = AssetSymbolName.member(for: set.ownName) else {
      return notes.append("The \(kind) “\(set.name)” is not a valid name in Swift; it has no symbol.")
    }
    guard taken.insert(symbol).inserted else {
      return notes.append("The \(kind) “\(set.name)” has the same symbol “\(symbol)” as another; it has no symbol.")
    }
    members.append(Member(symbol: symbol, name: set.name))
  }
}
