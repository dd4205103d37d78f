import Foundation

extension ModuleSources {
  /// Adds files by their extensions. Files of unknown types are reported, unless no widget needs them.
  ///
  /// - Returns: The names of the reported files.
  mutating func add(_ files: [URL]) -> [String] {
    var leftOut: [String] = []
    for file in files {
      switch file.pathExtension.lowercased() {
      case "swift":
        if file.lastPathComponent != "Package.swift" { sources.append(file) }
      case "intentdefinition": add(definitions: [file])
      case "xcdatamodeld", "xcdatamodel": dataModels.append(file)
      case "lproj":
        resources.append(file)
        add(definitions: Self.definitions(in: file))
      case "m", "mm", "c", "cc", "cpp", "metal", "mlmodel", "storyboard", "xib":
        leftOut.append(file.lastPathComponent)
      case "h", "entitlements", "xcconfig", "md", "docc", "xctestplan", "playground", "modulemap", "yml", "pbxproj",
        "lock", "resolved", "sh", "icon":
        continue
      case "plist" where file.lastPathComponent.hasSuffix("Info.plist"): continue
      default: resources.append(file)
      }
    }
    return leftOut
  }

  /// Adds definitions without duplicates: a project may name both a file and its folder.
  private mutating func add(definitions: [URL]) {
    let known = Set(intentDefinitions.map(\.path))
    intentDefinitions += definitions.filter { !known.contains($0.path) }
  }

  /// The intent definitions in a language's folder: Xcode puts them in `Base.lproj`, next to other languages' tables.
  private static func definitions(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".intentdefinition") }.sorted().map { folder.appending(path: $0) }
  }
}

extension ExtensionTarget {
  /// Adds files to a module, and a note about unsupported ones.
  mutating func add(_ files: [URL], to module: WritableKeyPath<ExtensionTarget, ModuleSources>) {
    let leftOut = self[keyPath: module].add(files)
    guard !leftOut.isEmpty else { return }
    notes.append("left out (unsupported file types): \(leftOut.sorted().joined(separator: ", "))")
  }
}
