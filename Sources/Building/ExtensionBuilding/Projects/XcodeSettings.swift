package import Foundation

/// The build settings of a target, which override the project's, each over its `.xcconfig` files.
package struct XcodeSettings: Sendable {
  /// From the highest to the lowest precedence.
  private let layers: [[String: String]]
  private let folder: URL
  /// `.xcconfig` files that are missing, for example in a submodule that was not fetched.
  let missingFiles: [URL]

  init(target: XcodeTarget) {
    let project = target.project
    folder = project.folder
    let own = project.configuration(ofList: target.object["buildConfigurationList"]?.string)
    var layers: [[String: String]] = []
    var missing: [URL] = []
    for configuration in [own, project.configuration] {
      layers.append(
        (configuration?["buildSettings"]?.dictionary ?? [:]).mapValues { $0.strings.joined(separator: " ") })
      guard let file = configuration.flatMap({ Self.settingsFile(of: $0, in: project) }) else { continue }
      layers.append(SettingsFile.settings(in: file))
      if !InputFile.exists(file) { missing.append(file) }
    }
    missingFiles = missing
    layers.append([
      "TARGET_NAME": target.name, "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": project.name,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": folder.path,
      "PROJECT_DIR": folder.path, "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "CONFIGURATION": "Release",
      "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
    ])
    self.layers = layers
  }

  /// - Parameter layers: From the highest to the lowest precedence.
  init(layers: [[String: String]], folder: URL) {
    self.layers = layers
    self.folder = folder
    missingFiles = []
  }

  private static func settingsFile(of configuration: PropertyListValue, in project: XcodeProject) -> URL? {
    if let file = configuration["baseConfigurationReference"]?.string.flatMap({ project.url(of: $0) }) { return file }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return project.url(of: anchor)?.appending(path: path)
  }

  func defaulting(to values: [String: String]) -> XcodeSettings {
    XcodeSettings(layers: layers + [values], folder: folder)
  }

  /// The value of a setting with every `$(NAME)` expanded; nil if it is unset or empty.
  package subscript(name: String) -> String? {
    let value = expand("$(\(name))").trimmingCharacters(in: .whitespaces)
    return value.isEmpty ? nil : value
  }

  /// The words of a list setting.
  package func list(_ name: String) -> [String] {
    (self[name] ?? "").split(separator: " ").map { $0.trimmingCharacters(in: ["\""]) }
  }

  package func file(_ name: String) -> URL? {
    guard let path = self[name]?.trimmingCharacters(in: ["\""]) else { return nil }
    return InputFile.spelledAsOnDisk(
      path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appending(path: path).standardizedFileURL)
  }

  /// The settings that begin with `prefix`, by the rest of their names.
  package func values(withPrefix prefix: String) -> [String: String] {
    let names = Set(layers.flatMap(\.keys)).filter { $0.hasPrefix(prefix) }
    return Dictionary(
      names.compactMap { name in self[name].map { (String(name.dropFirst(prefix.count)), $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Expands `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
  package func expand(_ text: String) -> String { expand(text, below: 0, of: nil, depth: 0) }

  private func expand(_ text: String, below layer: Int, of name: String?, depth: Int) -> String {
    guard text.contains("$") else { return text }
    // Circular references expand to nothing.
    guard depth < 30 else { return "" }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let close = Self.end(of: rest, open: open)
      else {
        result += "$"
        continue
      }
      let inner = expand(String(rest[rest.index(after: rest.startIndex)..<close]), below: 0, of: nil, depth: depth + 1)
      rest = rest[rest.index(after: close)...]
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      var value =
        parts[0] == "inherited"
        ? name.map { lookUp($0, from: layer + 1, depth: depth + 1) } ?? "" : lookUp(parts[0], from: 0, depth: depth + 1)
      for operation in parts.dropFirst() { value = Self.apply(operation, to: value) }
      result += value
    }
    return result + rest
  }

  private func lookUp(_ name: String, from layer: Int, depth: Int) -> String {
    for index in layers.indices where index >= layer {
      // A value for a single platform is used if there is no general one.
      let value =
        layers[index][name]
        ?? layers[index].filter { $0.key.hasPrefix(name + "[") }.min { $0.key < $1.key }?.value
      if let value { return expand(value, below: index, of: name, depth: depth) }
    }
    return ""
  }

  private static func end(of text: Substring, open: Character) -> Substring.Index? {
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func apply(_ operation: String, to value: String) -> String {
    switch operation {
    case "c99extidentifier", "identifier": ModuleName.identifier(for: value)
    case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case _ where operation.hasPrefix("default="): value.isEmpty ? String(operation.dropFirst(8)) : value
    default: value
    }
  }
}
