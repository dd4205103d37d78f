import Foundation

/// The modules whose default isolation is the main actor.
///
/// On Apple's systems all views are on the main actor, so their bodies may call code on it. Almanac's views are not
/// isolated, which suits nearly all widgets. If a module does not compile, it is compiled again on the main actor,
/// and the workspace remembers it.
struct ActorBindings {
  private let file: URL
  private var keys: Set<String>

  init(in workspace: Workspace) {
    file = workspace.folder.appending(path: "main-actor.txt")
    let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    keys = Set(text.split(separator: "\n").map(String.init))
  }

  /// Applies the isolation of the last build.
  func apply(to target: inout ExtensionTarget) {
    target.changeModules { module in module.settings.isOnMainActor = keys.contains(Self.key(of: module)) }
  }

  mutating func add(_ names: Set<String>, to target: inout ExtensionTarget) {
    var added: Set<String> = []
    target.changeModules { module in
      guard names.contains(module.name) else { return }
      module.settings.isOnMainActor = true
      added.insert(Self.key(of: module))
    }
    keys.formUnion(added)
  }

  /// Stores the isolation for the next build.
  func save() throws(ExtensionBuildingError) {
    var links = SourceLinks(folder: file.deletingLastPathComponent(), removesOthers: false)
    links.write(keys.sorted().joined(separator: "\n"), as: file.lastPathComponent)
    try links.writeToDisk()
  }

  /// The modules with errors about calls to main actor-isolated code.
  static func modules(of target: ExtensionTarget, for errors: [CompilerMessage]) -> Set<String> {
    let files = Set(errors.filter { $0.text.contains("main actor-isolated") }.map(\.file))
    guard !files.isEmpty else { return [] }
    return Set(
      ([target.main] + target.modules).filter { module in
        !module.settings.isOnMainActor && module.sources.contains { files.contains($0.path) }
      }.map(\.name))
  }

  private static func key(of module: ModuleSources) -> String {
    "\(module.name) \(module.sources.first?.deletingLastPathComponent().path ?? "")"
  }
}

extension ExtensionTarget {
  fileprivate mutating func changeModules(_ change: (inout ModuleSources) -> Void) {
    change(&main)
    for index in modules.indices { change(&modules[index]) }
  }
}
