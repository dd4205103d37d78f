import Foundation

struct WorkspaceManifest {
  let target: ExtensionTarget
  let almanac: URL
  /// ``AlmanacPackage/sourceState``.
  let sourceState: String
  /// Local checkouts that replace remote packages.
  let checkouts: [String: URL]
  let names: WorkspaceNames
  /// The facades that each module uses, by the module's name.
  let facades: [String: Set<String>]

  var text: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "extensions",
      dependencies: [
    \(Self.lines(dependencies, indentation: 4))
      ],
      targets: [
    \(([target.main] + target.modules).map { self.text(of: $0) }.joined(separator: "\n"))
      ]
    )

    """
  }

  private static func lines(_ items: [String], indentation: Int) -> String {
    items.map { String(repeating: " ", count: indentation) + $0 + "," }.joined(separator: "\n")
  }

  private var dependencies: [String] {
    var lines = [".package(name: \"almanac\", path: \(quoted(almanac.path)))"]
    let local = checkouts.sorted { $0.key < $1.key }
    lines += local.map { ".package(path: \(quoted($0.value.path)))" }
    var taken = Set(local.map { $0.key.lowercased() })
    for product in target.remoteProducts where taken.insert(product.identity.lowercased()).inserted {
      lines.append(".package(url: \(quoted(product.url)), \(product.requirement))")
    }
    return lines
  }

  private func text(of module: ModuleSources) -> String {
    let isMain = module.name == target.main.name
    return """
          .\(isMain ? "executableTarget" : "target")(
            name: \(quoted(names[module.name])),
            dependencies: [
      \(Self.lines(products(for: module), indentation: 8))
            ],
            swiftSettings: [
              .swiftLanguageMode(.v5),
              .unsafeFlags([
      \(Self.lines(flags(for: module).map(quoted), indentation: 10))
              ]),
            ]),
      """
  }

  private func products(for module: ModuleSources) -> [String] {
    let combine = target.usesCombine ? ["CombineFacade"] : []
    let used = ModuleAliases.implicitProducts.union(facades[module.name] ?? [])
      .union(importedFacades(of: module) + combine)
    let own = (["SwiftUI", "WidgetKit", "AppIntents"] + used.sorted()).map {
      ".product(name: \"\($0)\", package: \"almanac\")"
    }
    let locals = Set(target.modules.map(\.name))
    var seen: Set<String> = []
    return own
      + module.dependencies.compactMap { name in
        if locals.contains(name) { return ".target(name: \(quoted(names[name])))" }
        let product = ModuleAliases.packages[name]?.product ?? name
        return target.remoteProducts.first { $0.product == product }.map {
          ".product(name: \(quoted($0.product)), package: \(quoted($0.identity)))"
        }
      }.filter { seen.insert($0).inserted }
  }

  /// The facades that the module uses without an import.
  private func importedFacades(of module: ModuleSources) -> [String] {
    (target.usesURLSessions ? [ModuleAliases.urlSessionAdditions] : [])
      + (module.usesSecurity ? ["SecurityFacade"] : []) + (module.usesUIKitWithoutImport ? ["UIKitFacade"] : [])
  }

  /// The compiler flags for sources that are not written for Almanac.
  func flags(for module: ModuleSources) -> [String] {
    let hasMainFile = module.sources.contains { $0.lastPathComponent == "main.swift" }
    var flags = hasMainFile ? [] : ["-parse-as-library"]
    // Warnings are for Xcode's users; most here would be about the other platform.
    flags += ["-suppress-warnings", "-strict-concurrency=minimal"]
    // A trap has a message with file and line, as in a debug build.
    flags += ["-Xfrontend", "-assert-config", "-Xfrontend", "Debug"]
    // A crash is explained with debug information, which the rest of the tool does not have. The package manager's own
    // flag comes later, and would hide a plain `-g`.
    flags += ["-Xfrontend", "-g"]
    flags += Self.platformFlags
    // SwiftPM compiles the module again only if the products that it declares have changed, and most of them only export
    // other modules. But the compiler reads the layout of Almanac's types.
    flags.append("-DALMANAC_\(sourceState)")
    if module.usesXMLParsers { flags += ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationXML"] }
    for facade in importedFacades(of: module) {
      flags += ["-Xfrontend", "-import-module", "-Xfrontend", facade]
    }
    for (name, package) in ModuleAliases.packages.sorted(by: { $0.key < $1.key })
    where module.dependencies.contains(name) && !target.modules.contains(where: { $0.name == name }) {
      flags += ["-module-alias", "\(name)=\(package.product)"]
    }
    for (name, compiled) in names.renamed where module.dependencies.contains(name) && !names.isTaken(name) {
      flags += ["-module-alias", "\(name)=\(compiled)"]
    }
    let features = module.settings.isSwift6 ? Self.featuresOfSwift6 : ["BareSlashRegexLiterals"]
    for feature in features { flags += ["-enable-upcoming-feature", feature] }
    if module.settings.isOnMainActor {
      flags += ["-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances"]
    }
    // `#bundle` requires it to use the bundle of the module.
    if module.usesBundleMacro { flags.append("-DSWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE") }
    for condition in module.settings.conditions + target.main.settings.conditions { flags.append("-D\(condition)") }
    return flags
  }

  /// The module aliases and implicit imports.
  private static let platformFlags =
    ModuleAliases.compiledNames.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
    + ModuleAliases.implicitImports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }

  /// What Swift 6 parses or infers differently, without its errors: Almanac's views are not on the main actor, so
  /// code that is correct on Apple's systems would be rejected.
  private static let featuresOfSwift6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "InferSendableFromCaptures",
    "IsolatedDefaultValues",
  ]
}

/// The names under which modules are compiled: their own, unless Almanac has a module of this name.
struct WorkspaceNames {
  private let compiled: [String: String]
  private let taken: Set<String>

  init(_ modules: [String], taken: Set<String>) {
    self.taken = taken
    var used = taken
    var compiled: [String: String] = [:]
    for name in modules {
      var candidate = ModuleName.plain(name)
      while !used.insert(candidate).inserted { candidate += "_" }
      compiled[name] = candidate
    }
    self.compiled = compiled
  }

  subscript(name: String) -> String { compiled[name] ?? name }

  /// Whether Almanac has a module of this name, which an alias would hide from its other modules.
  func isTaken(_ name: String) -> Bool { taken.contains(name) }

  /// The modules with another name, sorted.
  var renamed: [(String, String)] { compiled.filter { $0.key != $0.value }.sorted { $0.key < $1.key } }
}
