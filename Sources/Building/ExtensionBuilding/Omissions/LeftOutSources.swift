import Foundation

/// Declarations and files that are left out of a build, because they do not compile here and the widget does not need them.
///
/// Modules and shared folders hold much that only the app uses: gestures, alerts, stores. What the widget does need of
/// them shows when the rest is compiled without: then something is not found, is left out itself, and so on up to the
/// beginning of the program, which cannot be; the build ends with the errors that led there.
struct LeftOutSources {
  private(set) var omissions: [Omission] = []
  private var sources: [String: SourceDeclarations] = [:]
  /// The stored properties of the types of the target, once they were read.
  private var storedProperties: [String: Set<String>]?

  /// The target without the declarations that `errors` lie in, or the files where there is no declaration around one.
  ///
  /// - Returns: Nil where something cannot be missed: the beginning of the program, or what is made.
  mutating func leaveOut(_ errors: [CompilerMessage], of target: ExtensionTarget) -> ExtensionTarget? {
    guard !errors.isEmpty else { return nil }
    let known = Set(([target.main] + target.modules).flatMap(\.sources).map(\.path))
    let shared = Set(target.sharedSources.map(\.path))
    var chosen: [Omission] = []
    for error in errors {
      guard known.contains(error.file) else { return nil }
      if let index = chosen.firstIndex(where: { $0.covers(error) }) {
        chosen[index].errors.append(error)
      } else if let declared = declaration(around: error, of: target) {
        chosen.append(declared)
      } else if shared.contains(error.file), let file = wholeFile(error, of: target) {
        chosen.append(file)
      } else {
        return nil
      }
    }
    omissions += chosen
    var rest = target
    for omission in chosen where omission.lines != nil {
      rest.omissions[omission.file, default: []].append(omission.range)
    }
    let files = Set(chosen.filter { $0.lines == nil }.map(\.file))
    rest.main.sources.removeAll { files.contains($0.path) }
    for index in rest.modules.indices { rest.modules[index].sources.removeAll { files.contains($0.path) } }
    return rest
  }

  private mutating func read(_ file: String) -> SourceDeclarations? {
    if let known = sources[file] { return known }
    guard let text = try? InputFile.text(of: URL(fileURLWithPath: file)) else { return nil }
    let read = SourceDeclarations(text)
    sources[file] = read
    return read
  }

  /// The stored properties of the types that the target declares, also of those that were left out.
  private mutating func types(of target: ExtensionTarget) -> [String: Set<String>] {
    if let storedProperties { return storedProperties }
    var found: [String: Set<String>] = [:]
    for file in ([target.main] + target.modules).flatMap(\.sources) {
      found.merge(read(file.path)?.storedProperties ?? [:]) { $0.union($1) }
    }
    storedProperties = found
    return found
  }

  private mutating func declaration(around error: CompilerMessage, of target: ExtensionTarget) -> Omission? {
    guard let read = read(error.file) else { return nil }
    let choice = OmissionChoice(read, error: error, types: types(of: target))
    guard let found = choice.declaration, !(target.omissions[error.file]?.contains(found.range) ?? false) else {
      return nil
    }
    let members = Set(found.members.map(\.name))
    let words = [found.keyword, found.name].filter { !$0.isEmpty }
    return Omission(
      file: error.file, lines: read.line(of: found.range.lowerBound)...read.line(of: found.range.upperBound),
      label: words.joined(separator: " "),
      names: (found.keyword == "extension" ? members : members.union([found.name])).subtracting([""]),
      owners: choice.owners, extended: choice.extended, range: found.range, errors: [error])
  }

  private mutating func wholeFile(_ error: CompilerMessage, of target: ExtensionTarget) -> Omission? {
    let file = read(error.file)
    if let file, !OmissionChoice.canBeMissed(file, types: types(of: target)) { return nil }
    let declared = file?.declarations ?? []
    let names = Set(declared.flatMap { [$0.name] + $0.members.map(\.name) }).subtracting([""])
    return Omission(
      file: error.file, lines: nil, label: "", names: names, owners: [], extended: nil, range: 0..<0, errors: [error])
  }

  /// A sentence for each.
  var notes: [String] { omissions.map(\.note) }

  /// The errors of what was left out of extensions of the platform's types although the rest names it. Almanac may have
  /// something of the name, which would be taken in its place without a word; not of a type that Almanac does not have.
  mutating func dangling(in target: ExtensionTarget) -> [CompilerMessage] {
    let suspects = omissions.filter { $0.extended != nil }
    guard !suspects.isEmpty else { return [] }
    let files = ([target.main] + target.modules).flatMap(\.sources).map(\.path)
    let all = files.compactMap { file in read(file).map { (file, $0) } }
    let declared = Set(all.flatMap { $0.1.typeNames })
    return suspects.filter { omission in
      guard let extended = omission.extended, !declared.contains(extended), !omission.isOfMissingType else {
        return false
      }
      return omission.names.contains { name in
        all.contains { $0.1.mentions(name, outside: target.omissions[$0.0] ?? []) }
      }
    }.flatMap(\.errors)
  }

  /// The errors that the widget is not built for: those of the last attempt, and those of what was left out and is missed.
  ///
  /// - Returns: The errors, and the number of those in code that the widget does not reach.
  func reasons(for last: [CompilerMessage]) -> (errors: [CompilerMessage], unreached: Int) {
    var missed: Set<Int> = []
    var queue = last
    while let error = queue.popLast() {
      for index in omissions.indices where omissions[index].isMissed(by: error) {
        if missed.insert(index).inserted { queue += omissions[index].errors }
      }
    }
    // What says no more than that something is missing which was left out before.
    let causes = (last + missed.sorted().flatMap { omissions[$0].errors }).filter { error in
      !missed.contains { omissions[$0].isMissed(by: error) && !omissions[$0].errors.contains(error) }
    }
    guard !causes.isEmpty else { return (last + omissions.flatMap(\.errors), 0) }
    let unreached = omissions.indices.filter { !missed.contains($0) }.reduce(0) { $0 + omissions[$1].errors.count }
    return (causes, unreached)
  }
}

extension CompilerMessage {
  /// The names in quotes, the last of each path, without labels: of `cannot find 'A.load(_:)' in scope`, `load`.
  var quotedNames: Set<String> {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { parts[$0] }
    return Set(quoted.map { String($0.prefix { $0 != "(" && $0 != "<" }.split(separator: ".").last ?? "") })
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
