package import Foundation

/// The sources and resources of a widget extension, as they were found.
package struct ExtensionTarget: Sendable {
  /// What the project, or the folder, calls it.
  package var name: String
  /// The folder that messages name files relative to.
  package var root: URL
  /// The extension's own code.
  package var main: ModuleSources
  /// What it imports of its own, those that others need first.
  package var modules: [ModuleSources] = []
  /// Packages from elsewhere that something imports.
  package var remoteProducts: [RemoteProduct] = []
  /// The bundle's description, where it is a file.
  package var infoPlist: URL?
  /// What the project says that the file does not: identifier, display name, versions.
  package var bundleInformation: [String: String] = [:]
  /// The project's settings, which property lists name.
  package var settings: XcodeSettings?
  package var entitlements: URL?
  /// Modules that something imports and that are nowhere. Empty ones stand for them, so that the compiler comes to the
  /// other errors.
  package var missingModules: [MissingModule] = []
  /// The bytes of declarations that are not compiled, by the paths of their files.
  var omissions: [String: [Range<Int>]] = [:]
  /// What was left out, a sentence each.
  package var notes: [String] = []

  package init(name: String, root: URL, main: ModuleSources) {
    self.name = name
    self.root = root
    self.main = main
  }

  /// The files that it is made of.
  var inputs: [URL] {
    [infoPlist, entitlements].compactMap(\.self)
      + ([main] + modules).flatMap { $0.sources + $0.resources + $0.intentDefinitions + $0.dataModels }
  }
}

extension ExtensionTarget {
  /// Puts an empty module in the place of a package's, which cannot be fetched.
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

  /// The names that a package's product is imported by, and where first.
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

/// The files of one module.
package struct ModuleSources: Sendable {
  /// The name that others import it by.
  package var name: String
  /// Swift's files.
  package var sources: [URL] = []
  /// Catalogs, tables of strings, folders of languages, and everything else that belongs into the bundle.
  package var resources: [URL] = []
  /// Intents that Xcode would generate classes of.
  package var intentDefinitions: [URL] = []
  /// Sources that stand in for what is not there, by their names.
  package var generated: [(name: String, text: String)] = []
  /// Models of Core Data that Xcode would generate classes of.
  package var dataModels: [URL] = []
  package var settings = CompilerSettings()
  /// Modules of `ExtensionTarget.modules` that it imports.
  package var dependencies: [String] = []
  /// Whether it reads XML, which Apple's Foundation shows and Linux's has in a module of its own.
  package var readsMarkup = false
  /// Whether it asks for its bundle by `#bundle`.
  package var usesBundleMacro = false
  /// Whether names of UIKit are used in files that do not import it.
  package var usesUIKitUnseen = false
  /// Whether names of Security are used, which Apple's Foundation shows.
  package var usesSecurity = false
  /// Whether it is compiled as part of a package, whose resources have a `Bundle.module`.
  package var isPackage = false

  package init(name: String) { self.name = name }
}

/// What the project says about how its sources are to be read.
package struct CompilerSettings: Hashable, Sendable {
  /// Conditions of `#if`, such as `WIDGET`.
  package var conditions: [String] = []
  /// Whether the project is written in Swift 6, whose syntax and rules of inference are then switched on.
  package var isSwift6 = false
  /// Whether everything that says nothing else is bound to the main actor, as Apple's views are.
  package var isOnMainActor = false
  /// Whether Xcode makes symbols of the names in catalogs, unless the project forbids it.
  package var hasAssetSymbols = true
  /// Whether colours and images get members of those names, besides the resources.
  package var hasAssetSymbolExtensions = true

  package init() {}
}

/// A module that is imported, outside of every `#if`, and not there.
package struct MissingModule: Hashable, Sendable {
  package let name: String
  /// Where it is imported first.
  package let error: CompilerMessage
}

/// A product of a package that has to be fetched.
package struct RemoteProduct: Hashable, Sendable {
  package var url: String
  /// The requirement as a manifest words it: `from: "1.2.0"`.
  package var requirement: String
  package var product: String
  /// The name that a manifest knows the package by: the last part of its address.
  package var identity: String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// That the package cannot be fetched, with the remedy.
  var isAbsent: ExtensionBuildingError {
    ExtensionBuildingError(
      .noInput,
      "the package \(identity) cannot be fetched from \(url); give its module from a clone with "
        + "--module \(product)=DIR, or, where the picture needs nothing of it, --stub \(product)")
  }

  /// Whether the package manager says that it could not fetch the package.
  func isLost(in output: String) -> Bool {
    output.split(separator: "\n").contains { line in
      guard line.hasPrefix("error:") else { return false }
      return line.contains(url) || line.contains("/repositories/\(identity)-")
    }
  }
}
