import Foundation

/// Reads the literals of a Tuist manifest, `Project.swift`: targets with names, products, sources and resources. The
/// manifest is not run, so computed values are unknown.
struct TuistManifest {
  private let file: URL
  private let text: String
  private let code: [UInt8]
  private let bytes: [UInt8]

  /// - Throws: `.noInput` or `.badData`.
  init(_ file: URL) throws(ExtensionBuildingError) {
    self.file = file
    text = try InputFile.text(of: file)
    bytes = Array(text.utf8)
    code = SwiftCodeScanner.maskedBytes(of: text)
  }

  func project() throws(ExtensionBuildingError) -> DeclaredProject {
    var project = DeclaredProject(file: file)
    for call in calls(of: ["Target", "target"]) {
      guard let name = call["name"].flatMap({ strings(in: $0).first }), let product = call["product"] else { continue }
      var target = DeclaredTarget(
        name: name, type: Self.types[word(in: product)] ?? "", settings: settings(name, call))
      target.isForWatch = call["destinations"].map { word(in: $0) == "watchOS" } ?? false
      for label in ["sources", "resources"] { try add(call[label], to: &target) }
      for (label, path) in [("infoPlist", \DeclaredTarget.infoPlist), ("entitlements", \.entitlements)] {
        guard let name = call[label].flatMap({ strings(in: $0).first }), !name.contains("\\(") else { continue }
        let place = project.folder.appending(path: name)
        if InputFile.exists(place) { target[keyPath: path] = place }
      }
      project.targets.append(target)
    }
    for call in calls(of: ["package", "local"]) {
      guard let path = call["path"].flatMap({ strings(in: $0).first }) else { continue }
      project.localPackages.append(project.folder.appending(path: path).standardizedFileURL)
    }
    // Packages for all targets are in a manifest of their own.
    let fetched = project.folder.appending(path: "Tuist", directoryHint: .isDirectory)
    if InputFile.exists(fetched.appending(path: "Package.swift")) { project.localPackages.append(fetched) }
    project.externals = calls(of: ["external"]).compactMap { call in call["name"].flatMap { strings(in: $0).first } }
    return project
  }

  private static let types = [
    "appExtension": "app-extension", "extensionKitExtension": "extensionkit-extension", "framework": "framework",
    "staticFramework": "framework", "staticLibrary": "library", "dynamicLibrary": "library", "app": "application",
  ]

  private func add(_ argument: Range<Int>?, to target: inout DeclaredTarget) throws(ExtensionBuildingError) {
    guard let argument else { return }
    let folder = file.deletingLastPathComponent()
    for path in strings(in: argument) where !path.contains("\\(") {
      guard let files = try PathPattern(path).files(in: folder) else {
        target.notes.append(
          "\(folder.appending(path: path).path): no such file, but it belongs to the target '\(target.name)'")
        continue
      }
      let known = Set(target.sources.map(\.path))
      target.sources += files.filter { !known.contains($0.path) }
    }
  }

  private func settings(_ name: String, _ call: [String: Range<Int>]) -> XcodeSettings {
    let folder = file.deletingLastPathComponent()
    var own: [String: String] = [:]
    for key in ["bundleId", "productName"] {
      guard let value = call[key].flatMap({ strings(in: $0).first }), !value.contains("\\(") else { continue }
      own[key == "bundleId" ? "PRODUCT_BUNDLE_IDENTIFIER" : "PRODUCT_NAME"] = value
    }
    return XcodeSettings(
      layers: [
        own,
        [
          "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "SRCROOT": folder.path, "PROJECT_DIR": folder.path,
          "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_BUNDLE_IDENTIFIER": "local.\(name)",
        ],
      ], folder: folder)
  }

  /// The arguments of all calls of the named functions, by label.
  private func calls(of names: [String]) -> [[String: Range<Int>]] {
    var found: [[String: Range<Int>]] = []
    for name in names {
      let word = Array(name.utf8)
      var index = 0
      while index + word.count < code.count {
        defer { index += 1 }
        guard code[index] == word[0], code[index..<index + word.count].elementsEqual(word),
          index == 0 || !DeclarationReader.isWord(code[index - 1]), code[index + word.count] == UInt8(ascii: "(")
        else { continue }
        found.append(arguments(from: index + word.count + 1))
      }
    }
    return found
  }

  private func arguments(from start: Int) -> [String: Range<Int>] {
    var arguments: [String: Range<Int>] = [:]
    var (depth, begin, label) = (0, start, "")
    for index in start..<code.count {
      switch code[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ":") where depth == 0:
        label = word(in: begin..<index)
        begin = index + 1
      case UInt8(ascii: ",") where depth == 0, UInt8(ascii: ")") where depth == 0:
        if !label.isEmpty { arguments[label] = begin..<index }
        (begin, label) = (index + 1, "")
        if code[index] == UInt8(ascii: ")") { return arguments }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return arguments
  }

  /// The last identifier of an expression without calls: for `.appExtension`, `appExtension`.
  private func word(in range: Range<Int>) -> String {
    String(decoding: code[range].filter { DeclarationReader.isWord($0) || $0 == UInt8(ascii: ".") }, as: UTF8.self)
      .split(separator: ".").last.map(String.init) ?? ""
  }

  /// The string literals in a range, as written.
  private func strings(in range: Range<Int>) -> [String] {
    let part = String(decoding: bytes[range], as: UTF8.self)
    return part.matches(of: /"((?:[^"\\\n]|\\.)*)"/).map { String($0.1) }
  }
}
