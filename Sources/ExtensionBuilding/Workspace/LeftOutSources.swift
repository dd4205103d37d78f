import Foundation

/// Sources that are left out of a build, because they do not compile here and nothing else needs them.
///
/// Modules and shared folders hold much that only the app uses: gestures, alerts, stores. What the widget does need of
/// them shows when the rest is compiled without: then something is not found, and the build ends with the errors of both.
struct LeftOutSources {
  private(set) var errors: [CompilerMessage] = []

  /// The target without the files that `errors` lie in.
  ///
  /// - Returns: Nil where a file cannot be missed: one of the extension's own, or one that is made.
  mutating func leaveOut(_ errors: [CompilerMessage], of target: ExtensionTarget) -> ExtensionTarget? {
    guard !errors.isEmpty else { return nil }
    let failing = Set(errors.map(\.file))
    let shared = Set(target.sharedSources.map(\.path))
    guard failing.isSubset(of: shared) else { return nil }
    self.errors += errors
    var rest = target
    rest.main.sources.removeAll { failing.contains($0.path) }
    for index in rest.modules.indices { rest.modules[index].sources.removeAll { failing.contains($0.path) } }
    return rest
  }

  /// A sentence for each file, with the first of its errors.
  var notes: [String] {
    var seen: Set<String> = []
    return errors.filter { seen.insert($0.file).inserted }.map {
      "\($0.file): left out: it does not compile here, and nothing else needs it (line \($0.line): \($0.text))"
    }
  }
}

extension ExtensionTarget {
  /// The sources of modules, and those of the extension that lie elsewhere than the one in which it begins.
  fileprivate var sharedSources: [URL] {
    let beginning = main.sources.first { file in
      (try? InputFile.text(of: file)).map { SwiftSourceText($0).hasMain } ?? false
    }
    guard let own = beginning?.deletingLastPathComponent().path else { return modules.flatMap(\.sources) }
    return modules.flatMap(\.sources) + main.sources.filter { !$0.path.hasPrefix(own + "/") }
  }
}
