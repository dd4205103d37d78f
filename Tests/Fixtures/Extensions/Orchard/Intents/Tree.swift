import AppIntents

/// A tree that people choose.
struct Tree: AppEntity, Identifiable, Hashable {
  var id: String
  var name: String
  var age: Int

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Tree")
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(age) years", image: .init(systemName: "tree"))
  }

  static var defaultQuery = TreeQuery()

  static let all = [
    Tree(id: "boskoop", name: "Boskoop", age: 41),
    Tree(id: "gravenstein", name: "Gravenstein", age: 12),
    Tree(id: "quitte", name: "Quitte", age: 7),
  ]
}

struct TreeQuery: EntityStringQuery {
  func entities(for identifiers: [Tree.ID]) async throws -> [Tree] {
    Tree.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Tree] {
    Tree.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [Tree] {
    Tree.all
  }

  func defaultResult() async -> Tree? {
    try? await suggestedEntities().first
  }
}

enum Fruit: String, AppEnum {
  case apple, pear, quince

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Fruit"
  static var caseDisplayRepresentations: [Fruit: DisplayRepresentation] = [
    .apple: "Apple",
    .pear: DisplayRepresentation(title: "Pear", subtitle: "soft"),
    .quince: "Quince",
  ]
}

/// The picker names the baskets.
struct BasketOptions: DynamicOptionsProvider {
  @IntentParameterDependency<OrchardIntent>(\.$fruit)
  var intent

  func results() async throws -> ItemCollection<String> {
    let fruit = intent?.fruit.rawValue ?? "any"
    return ItemCollection {
      ItemSection("Willow") {
        IntentItem("willow \(fruit)", title: "Willow")
      }
      ItemSection("Wire") {
        IntentItem("wire \(fruit)", title: "Wire")
      }
    }
  }

  func defaultResult() async -> String? {
    "willow apple"
  }
}

struct CrateSizes: DynamicOptionsProvider {
  func results() async throws -> [Int] { [10, 20, 40] }
}
