import Foundation
import JSONText

/// The targets and dependencies of a package manifest.
struct PackageManifest {
  struct Target {
    let name: String
    let type: String
    let value: PropertyListValue
  }

  let folder: URL
  let targets: [Target]
  /// The folders of local packages that it depends on.
  let localPackages: [URL]
  private let remotePackages: [String: (url: String, requirement: String)]
  private let isSwift6: Bool

  init(folder: URL, json: Data) throws(ExtensionBuildingError) {
    guard let document = try? JSONDocument(json) else {
      throw ExtensionBuildingError(
        .badData, "\(folder.appending(path: "Package.swift").path): invalid JSON from the package manager")
    }
    let value = PropertyListValue(json: JSONValue(document.root))
    self.folder = folder
    targets = (value["targets"]?.array ?? []).compactMap { target in
      target["name"]?.string.map { Target(name: $0, type: target["type"]?.string ?? "regular", value: target) }
    }
    let dependencies = value["dependencies"]?.array ?? []
    localPackages = dependencies.flatMap { $0["fileSystem"]?.array ?? [] }.compactMap { entry in
      entry["path"]?.string.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
    }
    var remote: [String: (url: String, requirement: String)] = [:]
    for entry in dependencies.flatMap({ $0["sourceControl"]?.array ?? [] }) {
      guard let identity = entry["identity"]?.string else { continue }
      let location = (entry["location"]?["remote"] ?? entry["location"]?["local"])?.array?.first
      guard let url = location?["urlString"]?.string ?? location?.string else { continue }
      remote[identity.lowercased()] = (url, Self.requirement(entry["requirement"]))
    }
    remotePackages = remote
    let version = value["toolsVersion"]?["_version"]?.string ?? "5"
    let modes = value["swiftLanguageVersions"]?.strings ?? []
    isSwift6 = modes.isEmpty ? version.hasPrefix("6") : modes.contains { $0.hasPrefix("6") }
  }

  private static func requirement(_ value: PropertyListValue?) -> String {
    if let range = value?["range"]?.array?.first {
      return "\(quoted(range["lowerBound"]?.string ?? "0.0.0"))..<\(quoted(range["upperBound"]?.string ?? "999.0.0"))"
    }
    for (kind, label) in [("branch", "branch"), ("exact", "exact"), ("revision", "revision")] {
      if let word = value?[kind]?.strings.first { return "\(label): \(quoted(word))" }
    }
    return "from: \"1.0.0\""
  }

  /// The products of remote packages that targets use, by module name.
  var remoteProducts: [RemoteProduct] {
    targets.flatMap { $0.value["dependencies"]?.array ?? [] }.compactMap { dependency in
      let words = dependency["product"]?.strings ?? dependency["byName"]?.strings ?? []
      guard let product = words.first else { return nil }
      let package = (words.count > 1 ? words[1] : product).lowercased()
      guard let found = remotePackages[package] else { return nil }
      return RemoteProduct(url: found.url, requirement: found.requirement, product: product)
    }
  }

  func remoteProduct(_ name: String) -> RemoteProduct? {
    remotePackages[name.lowercased()].map { RemoteProduct(url: $0.url, requirement: $0.requirement, product: name) }
  }

  /// The files of a target.
  ///
  /// - Throws: `.noInput` if its folder does not exist.
  func module(_ target: Target) throws(ExtensionBuildingError) -> (module: ModuleSources, notes: [String]) {
    let place = try place(of: target)
    let excluded = (target.value["exclude"]?.strings ?? []).map { place.appending(path: $0).standardizedFileURL.path }
    let chosen = (target.value["sources"]?.strings ?? []).map { place.appending(path: $0).standardizedFileURL.path }
    let isInside = { (file: URL, places: [String]) in
      places.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
    let files = try FolderScan(includesTests: true).files(in: place).filter { file in
      !isInside(file, excluded) && (file.pathExtension != "swift" || chosen.isEmpty || isInside(file, chosen))
    }
    var module = ModuleSources(name: ModuleName.identifier(for: target.name))
    let leftOut = module.add(files)
    module.isPackage = true
    module.settings.isSwift6 = isSwift6
    for setting in target.value["settings"]?.array ?? [] {
      if let name = setting["kind"]?["define"]?["_0"]?.string { module.settings.conditions.append(name) }
    }
    let note =
      leftOut.isEmpty
      ? []
      : [
        "\(target.name): left out (unsupported file types): \(leftOut.sorted().joined(separator: ", "))"
      ]
    return (module, note)
  }

  private func place(of target: Target) throws(ExtensionBuildingError) -> URL {
    if let path = target.value["path"]?.string {
      let place = folder.appending(path: path).standardizedFileURL
      if InputFile.isFolder(place) { return place }
    } else {
      for name in ["Sources", "Source", "src", "srcs"] {
        let place = folder.appending(path: "\(name)/\(target.name)")
        if InputFile.isFolder(place) { return place }
      }
      let sources = folder.appending(path: "Sources")
      if targets.count(where: { $0.type != "test" }) == 1 && InputFile.isFolder(sources) { return sources }
    }
    throw ExtensionBuildingError(
      .noInput,
      "\(folder.appending(path: "Package.swift").path): the folder of the target '\(target.name)' does not exist")
  }
}

/// The text as a Swift string literal.
func quoted(_ text: String) -> String {
  var result = "\""
  for character in text.unicodeScalars {
    switch character {
    case "\"", "\\": result += "\\\(character)"
    case "\n": result += "\\n"
    default: result.unicodeScalars.append(character)
    }
  }
  return result + "\""
}
