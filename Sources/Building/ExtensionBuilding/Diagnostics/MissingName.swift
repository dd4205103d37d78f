/// A name that the compiler did not find: Almanac does not have it, or a file was not given.
package struct MissingName: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// A type, function or macro.
    case name
    case member
    case module
  }

  package let kind: Kind
  /// The name: `Chart`, `Text.typesetting`, `MapKit`.
  package let name: String
  package let message: CompilerMessage
}

extension MissingName {
  /// The distinct missing names in errors, each with its first error.
  package static func names(in errors: [CompilerMessage]) -> [MissingName] {
    var seen: Set<String> = []
    return errors.compactMap { error in
      guard let (kind, name) = name(in: error.text), seen.insert("\(kind) \(name)").inserted else { return nil }
      return MissingName(kind: kind, name: name, message: error)
    }
  }

  private static func name(in text: String) -> (Kind, String)? {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = quoted.first else { return nil }
    if text.hasPrefix("no such module") || text.hasPrefix("could not find module") { return (.module, first) }
    if text.hasPrefix("cannot find") && text.hasSuffix("in scope") || text.hasPrefix("unknown attribute")
      || text.hasPrefix("no macro named")
    {
      return (.name, first)
    }
    if text.contains("has no member"), quoted.count > 1 {
      return (.member, "\(first).\(quoted[1])")
    }
    if text.hasPrefix("no type named") { return (.name, first) }
    return nil
  }

  /// The summary of missing names, with locations and remedies; nil if there are none.
  package static func summary(of names: [MissingName], shownAs path: (String) -> String) -> String? {
    guard !names.isEmpty else { return nil }
    var lines = ["Not found in Almanac or in the given files:"]
    let shown = names.prefix(40)
    let width = min(44, shown.map { label($0).count }.max() ?? 0)
    for entry in shown {
      let label = label(entry)
      let space = String(repeating: " ", count: max(0, width - label.count))
      lines.append("  \(label)\(space)  \(path(entry.message.file)):\(entry.message.line)")
    }
    if names.count > shown.count { lines.append("  and \(names.count - shown.count) more") }
    let modules = names.filter { $0.kind == .module }.map(\.name)
    for module in modules.prefix(8) {
      lines.append(
        "Module \(module): provide its sources with --module \(module)=DIR")
    }
    if names.contains(where: { $0.kind != .module }) {
      if !modules.isEmpty { lines.append("A name of a missing module: provide the module") }
      if names.contains(where: { $0.name.hasPrefix("ImageResource.") || $0.name.hasPrefix("ColorResource.") }) {
        lines.append("A symbol of an asset: no given asset catalog has it; add the .xcassets with --include")
      }
      lines.append("A name of your own code: add its file or folder with --include")
      lines.append(
        "A name of Apple's: Docs/Supported.md lists the supported names; use #if canImport(…) or a stub for others, and "
          + "report what is missing")
    }
    return lines.joined(separator: "\n")
  }

  private static func label(_ entry: MissingName) -> String {
    entry.kind == .module ? "module \(entry.name)" : entry.name
  }
}
