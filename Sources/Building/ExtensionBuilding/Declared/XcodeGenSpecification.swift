import Foundation
import Yams

/// Reads XcodeGen's project specification, `project.yml`.
struct XcodeGenSpecification {
  private let file: URL
  private let root: PropertyListValue
  private var folder: URL { file.deletingLastPathComponent() }

  /// - Throws: `.noInput`, or `.badData` with the line of a YAML syntax error.
  init(_ file: URL) throws(ExtensionBuildingError) {
    self.file = file
    root = try Self.read(file, depth: 0)
  }

  private static func read(_ file: URL, depth: Int) throws(ExtensionBuildingError) -> PropertyListValue {
    let text = try InputFile.text(of: file)
    var value: PropertyListValue
    do {
      value = try Yams.compose(yaml: text).map(PropertyListValue.init) ?? .dictionary([:])
    } catch {
      throw ExtensionBuildingError(.badData, "\(file.path): invalid YAML: \(error)")
    }
    guard depth < 10 else { return value }
    for entry in value["include"]?.array ?? value["include"].map({ [$0] }) ?? [] {
      guard let path = entry["path"]?.string ?? entry.string else { continue }
      let other = file.deletingLastPathComponent().appending(path: path).standardizedFileURL
      guard InputFile.exists(other) else { continue }
      value = try read(other, depth: depth + 1).merging(value)
    }
    return value
  }

  func project() throws(ExtensionBuildingError) -> DeclaredProject {
    var project = DeclaredProject(file: file)
    for (name, target) in (root["targets"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
      project.targets.append(try self.target(name, withTemplates(target)))
    }
    for (_, package) in (root["packages"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let path = package["path"]?.string ?? package.string {
        project.localPackages.append(folder.appending(path: path).standardizedFileURL)
      }
    }
    project.remoteProducts = remoteProducts
    return project
  }

  private func withTemplates(_ target: PropertyListValue) -> PropertyListValue {
    (target["templates"]?.strings ?? []).reversed().reduce(target) { result, name in
      (root["targetTemplates"]?[name]).map { $0.merging(result) } ?? result
    }
  }

  private func target(_ name: String, _ value: PropertyListValue) throws(ExtensionBuildingError) -> DeclaredTarget {
    var target = DeclaredTarget(name: name, type: value["type"]?.string ?? "", settings: settings(name, value))
    let platforms = value["platform"]?.strings ?? value["supportedDestinations"]?.strings ?? []
    target.isForWatch = !platforms.isEmpty && platforms.allSatisfy { $0.lowercased() == "watchos" }
    for key in ["sources", "resources"] {
      let entries = value[key]?.array ?? value[key].map { [$0] } ?? []
      for entry in entries { try add(entry, to: &target) }
    }
    var seen: Set<String> = []
    target.sources = target.sources.filter { seen.insert($0.path).inserted }
    target.infoPlist = value["info"]?["path"]?.string.map { folder.appending(path: $0) }
    target.entitlements = value["entitlements"]?["path"]?.string.map { folder.appending(path: $0) }
    return target
  }

  private func add(_ entry: PropertyListValue, to target: inout DeclaredTarget) throws(ExtensionBuildingError) {
    guard let path = entry["path"]?.string ?? entry.string, entry["buildPhase"]?.string != "none" else { return }
    guard let files = try PathPattern(path).files(in: folder) else {
      if entry["optional"]?.string != "YES" {
        target.notes.append(
          "\(folder.appending(path: path).path): no such file, but it belongs to the target '\(target.name)'")
      }
      return
    }
    let base = folder.appending(path: path).standardizedFileURL.path + "/"
    let excludes = (entry["excludes"]?.strings ?? []).map(PathPattern.init)
    let includes = (entry["includes"]?.strings ?? []).map(PathPattern.init)
    target.sources += files.filter { file in
      guard file.path.hasPrefix(base) else { return true }
      let inside = String(file.path.dropFirst(base.count))
      return !excludes.contains { $0.matches(inside) } && (includes.isEmpty || includes.contains { $0.matches(inside) })
    }
  }

  private func settings(_ name: String, _ target: PropertyListValue) -> XcodeSettings {
    var layers: [[String: String]] = []
    for value in [target, root] {
      let settings = value["settings"]
      let groups = (settings?["groups"]?.strings ?? []).compactMap { root["settingGroups"]?[$0] }
      layers += [settings?["configs"]?["Release"], settings?["base"]].map(Self.plain)
      if settings?["base"] == nil && settings?["configs"] == nil { layers.append(Self.plain(settings)) }
      layers += groups.flatMap { [Self.plain($0["base"]), Self.plain($0)] }
      if let path = value["configFiles"]?["Release"]?.string {
        layers.append(SettingsFile.settings(in: folder.appending(path: path).standardizedFileURL))
      }
    }
    let prefix = root["options"]?["bundleIdPrefix"]?.string
    layers.append([
      "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": root["name"]?.string ?? name,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": folder.path, "PROJECT_DIR": folder.path,
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "CONFIGURATION": "Release", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
      "PRODUCT_BUNDLE_IDENTIFIER": prefix.map { "\($0).\(name)" } ?? "local.\(name)",
    ])
    return XcodeSettings(layers: layers, folder: folder)
  }

  private static func plain(_ value: PropertyListValue?) -> [String: String] {
    (value?.dictionary ?? [:]).filter { $0.value.dictionary == nil }.mapValues { $0.strings.joined(separator: " ") }
  }

  /// The products of remote packages that targets use. A dependency without a product means the product of the
  /// package's name.
  private var remoteProducts: [RemoteProduct] {
    let packages = root["packages"]?.dictionary ?? [:]
    let dependencies = (root["targets"]?.dictionary ?? [:]).values.flatMap {
      withTemplates($0)["dependencies"]?.array ?? []
    }
    var seen: Set<RemoteProduct> = []
    return dependencies.flatMap { dependency -> [RemoteProduct] in
      guard let name = dependency["package"]?.string, let package = packages[name],
        let url = package["url"]?.string ?? package["github"]?.string.map({ "https://github.com/\($0)" })
      else { return [] }
      let products = dependency["products"]?.strings ?? [dependency["product"]?.string ?? name]
      return products.map { RemoteProduct(url: url, requirement: Self.requirement(package), product: $0) }
    }.filter { seen.insert($0).inserted }.sorted { ($0.url, $0.product) < ($1.url, $1.product) }
  }

  private static func requirement(_ package: PropertyListValue) -> String {
    for key in ["branch", "revision"] {
      if let value = package[key]?.string { return "\(key): \(quoted(value))" }
    }
    for key in ["exactVersion", "version"] {
      if let value = package[key]?.string { return "exact: \(quoted(value))" }
    }
    if let value = package["minorVersion"]?.string { return ".upToNextMinor(from: \(quoted(value)))" }
    return "from: \(quoted(package["from"]?.string ?? package["majorVersion"]?.string ?? "1.0.0"))"
  }
}

extension PropertyListValue {
  /// Converts YAML. Booleans are spelled as in Xcode.
  fileprivate init(_ node: Node) {
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      let words = ["true": "YES", "false": "NO", "yes": "YES", "no": "NO"]
      self = .string((isPlain ? words[scalar.string.lowercased()] : nil) ?? scalar.string)
    case .sequence(let nodes): self = .array(nodes.map { Self($0) })
    case .mapping(let pairs):
      var entries: [String: PropertyListValue] = [:]
      for (key, value) in pairs { key.string.map { entries[$0] = Self(value) } }
      self = .dictionary(entries)
    case .alias: self = .string("")
    }
  }

  /// The merged entries. If both have a value, lists are joined, tables are merged, and other values are taken from
  /// `other`.
  fileprivate func merging(_ other: PropertyListValue) -> PropertyListValue {
    switch (self, other) {
    case (.dictionary(let own), .dictionary(let others)): .dictionary(own.merging(others) { $0.merging($1) })
    case (.array(let own), .array(let others)): .array(own + others)
    default: other
    }
  }
}
