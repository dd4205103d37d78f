import Foundation

/// The modules whose declarations are bound to the main actor unless they say otherwise.
///
/// Apple binds every view to the main actor, so code there may call from a view's body what is bound to it. Almanac's
/// views are bound to no actor, which is right for nearly all widgets. A module that does not compile so is compiled
/// once more with everything in it bound to the main actor; the workspace remembers it.
struct ActorBindings {
  private let file: URL
  private var keys: Set<String>

  init(in workspace: Workspace) {
    file = workspace.folder.appending(path: "main-actor.txt")
    let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    keys = Set(text.split(separator: "\n").map(String.init))
  }

  /// Binds the modules that were bound the last time.
  func apply(to target: inout ExtensionTarget) {
    target.changeModules { module in module.settings.isOnMainActor = keys.contains(Self.key(of: module)) }
  }

  /// Binds modules by their names.
  mutating func add(_ names: Set<String>, to target: inout ExtensionTarget) {
    var added: Set<String> = []
    target.changeModules { module in
      guard names.contains(module.name) else { return }
      module.settings.isOnMainActor = true
      added.insert(Self.key(of: module))
    }
    keys.formUnion(added)
  }

  /// Remembers what is bound.
  func keep() throws(ExtensionBuildingError) {
    var links = SourceLinks(folder: file.deletingLastPathComponent(), removesOthers: false)
    links.write(keys.sorted().joined(separator: "\n"), as: file.lastPathComponent)
    try links.bringToDisk()
  }

  /// The modules in whose files something that is bound to the main actor is called from what is not.
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
