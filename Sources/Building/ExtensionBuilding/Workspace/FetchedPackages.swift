import Foundation

/// The packages that the package manager has fetched into the workspace.
struct FetchedPackages {
  private let workspace: Workspace
  private var folder: URL { workspace.scratch.appending(path: "checkouts", directoryHint: .isDirectory) }

  init(in workspace: Workspace) { self.workspace = workspace }

  /// Copies the packages that failed to compile because they are written for Apple's systems. The package manager
  /// removes a checkout as soon as the manifest no longer names it, which happens when it is compiled like the user's
  /// own code.
  ///
  /// - Throws: `.cannotCreate` if a copy cannot be written.
  func copiesOfForeign(errors: [CompilerMessage], output: String) throws(ExtensionBuildingError) -> [URL] {
    var copies: [URL] = []
    for name in foreign(errors: errors, output: output) {
      copies.append(try workspace.copyOfCheckout(name, from: folder.appending(path: name)))
    }
    return copies
  }

  func foreign(errors: [CompilerMessage], output: String) -> [String] {
    let prefix = folder.path + "/"
    var names = Set(
      errors.filter { $0.file.hasPrefix(prefix) }.compactMap {
        $0.file.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
      })
    if Self.missesModules(output) { names.formUnion(checkouts(where: Self.importsAlmanac)) }
    if output.contains(": fatal error: 'Foundation/Foundation.h' file not found") {
      names.formUnion(checkouts { ["m", "mm"].contains($0.pathExtension) })
    }
    return names.sorted()
  }

  /// Whether the compiler found a module but not the C modules behind it. A package that does not depend on Almanac
  /// still finds `SwiftUI` in the build folder. The message names neither the file nor the package.
  private static func missesModules(_ output: String) -> Bool {
    output.split(separator: "\n").contains { $0.hasPrefix("<unknown>:0: error: missing required module") }
  }

  /// The packages with such a file, apart from those that Almanac needs itself.
  private func checkouts(where isMet: (URL) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      guard !AlmanacPackage.dependencies.contains(name) else { return false }
      return ((try? FolderScan().files(in: folder.appending(path: name))) ?? []).contains(where: isMet)
    }
  }

  /// Whether a file imports a module that Almanac compiles under Apple's name.
  private static func importsAlmanac(_ file: URL) -> Bool {
    guard file.pathExtension == "swift", let text = try? InputFile.text(of: file) else { return false }
    return SwiftSourceText(text).imports.contains(where: AlmanacPackage.appleNames.contains)
  }
}
