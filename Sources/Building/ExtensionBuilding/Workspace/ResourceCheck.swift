import Foundation
internal import ImagePipeline
import Localization

/// Checks a module's asset catalogs and string files before anything is compiled.
struct ResourceCheck {
  private let module: ModuleSources

  init(_ module: ModuleSources) { self.module = module }

  /// Checks all resources.
  ///
  /// - Returns: A note for each unreadable image, and for each empty image set that no source names.
  /// - Throws: `.badData` for an unreadable `Contents.json` or string file, or an empty image set that a source
  ///   names.
  func run() throws(ExtensionBuildingError) -> [String] {
    var notes: [String] = []
    for file in module.resources {
      if file.pathExtension == "xcassets" {
        notes += try check(catalog: file)
      } else if Self.imageExtensions.contains(file.pathExtension.lowercased()) {
        notes += damage(of: file)
      } else {
        for (source, _) in ResourceFolder.places(of: file) { try check(strings: source) }
      }
    }
    return notes
  }

  /// A note if sources name assets, but no asset catalog was given.
  static func missingCatalog(of target: ExtensionTarget) -> String? {
    let modules = [target.main] + target.modules
    let resources = modules.flatMap(\.resources)
    guard !resources.contains(where: { $0.pathExtension == "xcassets" }) else { return nil }
    let pictures = Set(resources.map { $0.deletingPathExtension().lastPathComponent })
    for source in modules.flatMap(\.sources) {
      guard let text = try? InputFile.text(of: source) else { continue }
      for match in text.matches(of: /\b(?:Image|Color|UIImage|UIColor)\(\s*(?:named:\s*)?"([^"\\]+)"/)
      where !pictures.contains(String(match.1)) {
        return
          "\(source.path): uses the asset '\(match.1)', but no asset catalog was given; add the .xcassets with --include"
      }
    }
    return nil
  }

  private func check(strings file: URL) throws(ExtensionBuildingError) {
    guard let problem = StringFileCheck.problems(in: file).first(where: { !$0.isOfEntry }) else { return }
    throw ExtensionBuildingError(
      .badData, "\(file.path): \(problem.reason); fix the file, or restore it from version control")
  }

  private func check(catalog: URL) throws(ExtensionBuildingError) -> [String] {
    let problems = AssetCatalog.problems(inCatalog: catalog)
    if let fatal = problems.first(where: \.isFatal) {
      throw ExtensionBuildingError(.badData, "\(fatal); fix the file, or remove the set from the catalog")
    }
    guard !problems.isEmpty else { return [] }
    let empty = Self.imageSetsWithoutFiles(in: catalog)
    for set in empty where try isNamed(set) {
      throw ExtensionBuildingError(
        .badData,
        "\(set.folder.path): the image set has no files, but the sources use '\(set.name)'; add an image and name it in "
          + "its Contents.json, or restore it from version control")
    }
    let folders = Set(empty.map(\.folder.path))
    let damages = problems.filter { problem in
      !folders.contains(problem.file.path) && !folders.contains(problem.file.deletingLastPathComponent().path)
    }
    return damages.map { "\($0); not drawn" }
      + empty.map { "\($0.folder.path): the image set has no files; not drawn" }
  }

  private func damage(of picture: URL) -> [String] {
    do throws(ImageError) {
      _ = try ImageReader.asset(contentsOfFile: picture.path, scale: 1)
      return []
    } catch {
      return ["\(picture.path): \(error); not drawn"]
    }
  }

  private static let imageExtensions: Set<String> = ["png", "jpg", "jpeg"]

  private static func imageSetsWithoutFiles(in catalog: URL) -> [CatalogSet] {
    AssetCatalog.sets(inCatalog: catalog).filter { set in
      guard set.kind == .image || set.kind == .symbol else { return false }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: set.folder.path)) ?? []
      return !names.contains { $0 != "Contents.json" && !$0.hasPrefix(".") }
    }
  }

  /// Whether a source contains the asset's name in a literal, or its symbol.
  private func isNamed(_ set: CatalogSet) throws(ExtensionBuildingError) -> Bool {
    let symbol = AssetSymbolName.member(for: set.ownName).map { ".\($0)" }
    for source in module.sources {
      let text = try InputFile.text(of: source)
      if text.contains("\"\(set.name)\"") { return true }
      guard let symbol, let range = text.range(of: symbol) else { continue }
      let next = text[range.upperBound...].first
      if next.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true { return true }
    }
    return false
  }
}
