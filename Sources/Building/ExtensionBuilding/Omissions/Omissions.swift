import Foundation

/// Declarations and files that are left out of a build, because they do not compile and the widget does not need
/// them.
///
/// Modules and shared folders contain much code for the app only: gestures, alerts, stores. If the widget needs
/// something that was left out, its user does not compile, is left out too, and so on up to `@main`, which cannot be
/// left out; the build then fails with the original errors.
struct Omissions {
  private(set) var omissions: [Omission] = []
  private var sources: [String: SourceDeclarations] = [:]
  /// The stored properties of the target's types, read on demand.
  private var storedProperties: [String: Set<String>]?

  /// The target without the declarations that contain `errors`, or without the file of an error outside of any
  /// declaration.
  ///
  /// - Returns: Nil if something cannot be left out: `@main`, or generated code.
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

  /// The stored properties of the target's types, including those that were left out.
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
    if let file, !OmissionChoice.canBeOmitted(file, types: types(of: target)) { return nil }
    let declared = file?.declarations ?? []
    let names = Set(declared.flatMap { [$0.name] + $0.members.map(\.name) }).subtracting([""])
    return Omission(
      file: error.file, lines: nil, label: "", names: names, owners: [], extended: nil, range: 0..<0, errors: [error])
  }

  var notes: [String] { omissions.map(\.note) }

  /// The errors of omitted members in extensions of system types that other code still uses. Almanac may have a
  /// member of this name, which would silently be used instead. Types that Almanac does not have are excluded.
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

  /// The words of an error's line.
  private func words(at error: CompilerMessage) -> Set<Substring>? {
    guard let text = try? InputFile.text(of: URL(fileURLWithPath: error.file)) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return nil }
    return Set(lines[error.line - 1].split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }

  /// The reasons for the failure: the last errors, and the errors of omitted code that is used.
  ///
  /// - Returns: The errors, and the number of errors in code that the widget does not use.
  func reasons(for last: [CompilerMessage]) -> (errors: [CompilerMessage], unreached: Int) {
    var missed: Set<Int> = []
    var queue = last
    while let error = queue.popLast() {
      var found = omissions.indices.filter { omissions[$0].isMissed(by: error) }
      // Where something else has the name, the error does not quote it: of a view `Clock`, 'any Clock' is left.
      if found.isEmpty, let words = words(at: error) {
        found = omissions.indices.filter { omissions[$0].declared.map(words.contains) ?? false }
      }
      for index in found {
        if missed.insert(index).inserted { queue += omissions[index].errors }
      }
    }
    // Skips errors about names that were left out earlier.
    let causes = (last + missed.sorted().flatMap { omissions[$0].errors }).filter { error in
      !missed.contains { omissions[$0].isMissed(by: error) && !omissions[$0].errors.contains(error) }
    }
    guard !causes.isEmpty else { return (last + omissions.flatMap(\.errors), 0) }
    let unreached = omissions.indices.filter { !missed.contains($0) }.reduce(0) { $0 + omissions[$1].errors.count }
    return (causes, unreached)
  }
}

extension CompilerMessage {
  /// The quoted names, reduced to the last component without labels: for `cannot find 'A.load(_:)' in scope`, `load`.
  var quotedNames: Set<String> {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { parts[$0] }
    return Set(quoted.map { String($0.prefix { $0 != "(" && $0 != "<" }.split(separator: ".").last ?? "") })
  }
}

extension ExtensionTarget {
  /// The sources of modules, and those of the extension outside of the folder with `@main`.
  fileprivate var sharedSources: [URL] {
    let beginning = main.sources.first { file in
      (try? InputFile.text(of: file)).map { SwiftSourceText($0).hasMain } ?? false
    }
    guard let own = beginning?.deletingLastPathComponent().path else { return modules.flatMap(\.sources) }
    return modules.flatMap(\.sources) + main.sources.filter { !$0.path.hasPrefix(own + "/") }
  }
}
