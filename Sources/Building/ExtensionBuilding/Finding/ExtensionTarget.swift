package import Foundation

/// The sources and resources of a widget extension.
package struct ExtensionTarget: Sendable {
  /// The target's or the folder's name.
  package var name: String
  /// The folder that paths in messages are relative to.
  package var root: URL
  package var main: ModuleSources
  /// Its other modules, dependencies first.
  package var modules: [ModuleSources] = []
  /// Imported products of remote packages.
  package var remoteProducts: [RemoteProduct] = []
  /// The bundle's `Info.plist`, if it is a file.
  package var infoPlist: URL?
  /// The project's values for `Info.plist`: identifier, display name, versions.
  package var bundleInformation: [String: String] = [:]
  /// The build settings, which property lists may refer to.
  package var settings: XcodeSettings?
  package var entitlements: URL?
  /// Imported modules that were not found. They are replaced with empty modules, so that the compiler reports the
  /// other errors.
  package var missingModules: [MissingModule] = []
  /// The byte ranges of declarations that are not compiled, by path.
  var omissions: [String: [Range<Int>]] = [:]
  /// Notes about parts that were left out.
  package var notes: [String] = []

  package init(name: String, root: URL, main: ModuleSources) {
    self.name = name
    self.root = root
    self.main = main
  }

  /// Whether any of its modules uses Combine, which Apple's SwiftUI re-exports.
  var usesCombine: Bool { ([main] + modules).contains(where: \.usesCombine) }
  /// Whether any of its modules uses URL sessions.
  var usesURLSessions: Bool { ([main] + modules).contains(where: \.usesURLSessions) }

  var inputs: [URL] {
    [infoPlist, entitlements].compactMap(\.self)
      + ([main] + modules).flatMap { $0.sources + $0.resources + $0.intentDefinitions + $0.dataModels }
  }
}

extension ExtensionTarget {
  /// Replaces the module of a package that cannot be fetched with an empty one.
  mutating func leaveOut(_ product: RemoteProduct) {
    remoteProducts.removeAll { $0 == product }
    for (name, place) in imports(of: product) where !modules.contains(where: { $0.name == name }) {
      modules.insert(ModuleSources(name: name), at: 0)
      let text = "no such module '\(name)': the package \(product.identity) cannot be fetched from \(product.url)"
      missingModules.append(
        MissingModule(
          name: name,
          error: CompilerMessage(file: place.file.path, line: place.line, column: place.column, text: text)))
    }
  }

  /// The imported modules of a package's product, with their first imports.
  private func imports(of product: RemoteProduct) -> [String: (file: URL, line: Int, column: Int)] {
    var found: [String: (file: URL, line: Int, column: Int)] = [:]
    for module in [main] + modules {
      for name in module.dependencies where (ModuleAliases.packages[name]?.product ?? name) == product.product {
        for file in module.sources where found[name] == nil {
          guard let text = try? InputFile.text(of: file), let place = SwiftSourceText(text).place(ofImport: name)
          else { continue }
          found[name] = (file, place.line, place.column)
        }
        if found[name] == nil, let first = module.sources.first { found[name] = (first, 1, 1) }
      }
    }
    return found
  }
}

package struct ModuleSources: Sendable {
  /// The name that other modules import.
  package var name: String
  package var sources: [URL] = []
  /// Asset catalogs, string tables, `.lproj` folders, and all other files of the bundle.
  package var resources: [URL] = []
  /// Intent definitions, for which Xcode generates classes.
  package var intentDefinitions: [URL] = []
  /// Generated sources by file name.
  package var generated: [(name: String, text: String)] = []
  /// Core Data models, for which Xcode generates classes.
  package var dataModels: [URL] = []
  package var settings = CompilerSettings()
  /// The modules of `ExtensionTarget.modules` that it imports.
  package var dependencies: [String] = []
  /// Whether it uses XML parsers, which are part of Foundation on Apple's systems only.
  package var usesXMLParsers = false
  package var usesBundleMacro = false
  /// Whether names of UIKit are used in files that do not import it.
  package var usesUIKitWithoutImport = false
  /// Whether names of Security are used, which Apple's Foundation re-exports.
  package var usesSecurity = false
  /// Whether it may use Combine, which Apple's SwiftUI re-exports.
  package var usesCombine = false
  /// Whether it uses URL sessions, for which Almanac has additions.
  package var usesURLSessions = false
  /// Whether it is compiled as part of a package, whose resources have a `Bundle.module`.
  package var isPackage = false

  package init(name: String) { self.name = name }
}

package struct CompilerSettings: Hashable, Sendable {
  /// Conditions of `#if`, such as `WIDGET`.
  package var conditions: [String] = []
  /// Whether the project uses Swift 6, whose syntax and inference rules are then enabled.
  package var isSwift6 = false
  /// Whether the default isolation is the main actor.
  package var isOnMainActor = false
  /// Whether Xcode generates symbols for assets (default: true).
  package var hasAssetSymbols = true
  /// Whether these include members of colours and images.
  package var hasAssetSymbolExtensions = true

  package init() {}
}

/// A module that is imported outside of any `#if`, and was not found.
package struct MissingModule: Hashable, Sendable {
  package let name: String
  /// The first import.
  package let error: CompilerMessage
}

package struct RemoteProduct: Hashable, Sendable {
  package var url: String
  /// The requirement, as in a manifest: `from: "1.2.0"`.
  package var requirement: String
  package var product: String
  /// The package's identity: the last component of its URL.
  package var identity: String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The error for a package that cannot be fetched, with a remedy.
  var unavailableError: ExtensionBuildingError {
    ExtensionBuildingError(
      .noInput,
      "the package \(identity) cannot be fetched from \(url); provide its module from a clone with "
        + "--module \(product)=DIR or, if the widget does not need it, use --stub \(product)")
  }

  /// Whether the package manager failed to fetch the package.
  func failedToFetch(in output: String) -> Bool {
    output.split(separator: "\n").contains { line in
      guard line.hasPrefix("error:") else { return false }
      return line.contains(url) || line.contains("/repositories/\(identity)-")
    }
  }
}
