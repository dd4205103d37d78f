import Foundation

/// Finds the widget extension of a folder, with all of its sources and resources.
package struct ExtensionFinder {
  private let request: ExtensionRequest
  private let manifests: ManifestReader

  package init(_ request: ExtensionRequest, manifests: ManifestReader) {
    self.request = request
    self.manifests = manifests
  }

  /// Looks for an Xcode project in the folder, above it and below it. Without a project, the folder itself is the
  /// extension, or a package with a widget target.
  ///
  /// - Throws: `ExtensionBuildingError` if the folder does not exist, has no widget, has several targets or several
  ///   `@main`, or if a file is missing or damaged.
  package func find() throws(ExtensionBuildingError) -> ExtensionTarget {
    let folder = request.folder
    guard InputFile.exists(folder) else {
      throw ExtensionBuildingError(.noInput, "\(folder.path): no such directory; use the folder of a widget extension")
    }
    guard InputFile.isFolder(folder) else {
      throw ExtensionBuildingError(.noInput, "\(folder.path): not a directory; use the folder of a widget extension")
    }
    let projects = try ProjectSearch(folder: folder).projects()
    var target: ExtensionTarget
    var declared: DeclaredProject?
    if projects.projects.isEmpty { declared = try DeclaredProject.find(around: folder) }
    if let chosen = try projects.choose(request.target) {
      if let alone = try aloneTarget(insteadOf: chosen, projects) {
        target = alone
      } else {
        target = try ProjectTargetReader(target: chosen).read()
      }
    } else if let project = declared, let chosen = try project.choose(request.target, in: folder) {
      target = chosen.read(root: project.folder)
    } else if let package = try packageTarget() {
      target = package
    } else {
      target = try folderTarget()
    }
    try include(in: &target)
    try beginWithWidgets(in: &target)
    target.main.settings.conditions += request.conditions
    try check(&target)
    var resolver = ModuleResolver(
      request: request, projects: projects.projects, declared: declared, manifests: manifests, notes: target.notes)
    try resolver.resolve(for: &target)
    return target
  }

  /// The folder alone, if its target lacks sources and the folder has widgets of its own.
  private func aloneTarget(
    insteadOf target: XcodeTarget, _ projects: ProjectSearch.Found
  ) throws(ExtensionBuildingError) -> ExtensionTarget? {
    let gone = target.missingMembers.filter { $0.pathExtension == "swift" }
    guard projects.isAbove, request.target == nil, request.includes.isEmpty, let first = gone.first else { return nil }
    var alone = try folderTarget()
    guard try !WidgetDeclarations.names(in: alone.main.sources).isEmpty else { return nil }
    alone.notes.append(
      "the target '\(target.name)' lacks \(first.lastPathComponent), so only this folder is built; to build the whole target: "
        + "--target \(quoted(target.name)), with --include for the missing files")
    return alone
  }

  private func folderTarget() throws(ExtensionBuildingError) -> ExtensionTarget {
    let folder = request.folder
    let name = folder.lastPathComponent
    if let wanted = request.target, wanted != name {
      throw ExtensionBuildingError(
        .usage, "\(folder.path): no project, so there is no target '\(wanted)'; omit --target")
    }
    var target = ExtensionTarget(
      name: name, root: folder, main: ModuleSources(name: ModuleName.identifier(for: name)))
    let files = try FolderScan().files(in: folder)
    target.add(files, to: \.main)
    target.infoPlist = files.first { $0.lastPathComponent.hasSuffix("Info.plist") }
    target.entitlements = files.first { $0.pathExtension == "entitlements" }
    return target
  }

  /// The target of the folder's package that has a widget and `@main`.
  private func packageTarget() throws(ExtensionBuildingError) -> ExtensionTarget? {
    guard InputFile.exists(request.folder.appending(path: "Package.swift")) else { return nil }
    let manifest = try manifests.manifest(in: request.folder)
    var candidates: [ExtensionTarget] = []
    for entry in manifest.targets where entry.type == "executable" || entry.type == "regular" {
      let (module, leftOut) = try manifest.module(entry)
      let isWidget = module.sources.contains { file in
        (try? InputFile.text(of: file)).map { SwiftSourceText($0) }.map {
          $0.hasMain && $0.imports.contains("WidgetKit")
        }
          ?? false
      }
      guard isWidget || request.target == entry.name else { continue }
      var target = ExtensionTarget(name: entry.name, root: request.folder, main: module)
      target.main.isPackage = true
      target.notes += leftOut
      candidates.append(target)
    }
    if let wanted = request.target {
      guard let found = candidates.first(where: { $0.name == wanted }) else {
        throw TargetChoice.unknown(wanted, among: manifest.targets.map(\.name), in: request.folder)
      }
      return found
    }
    if candidates.count > 1 { throw TargetChoice.several(candidates.map(\.name), in: request.folder) }
    guard let only = candidates.first else {
      throw ExtensionBuildingError(
        .badData,
        "\(request.folder.path): the package has no target with a widget and @main; use another folder, or --target")
    }
    return only
  }

  /// Generates a bundle with `@main` for widgets that have none.
  private func beginWithWidgets(in target: inout ExtensionTarget) throws(ExtensionBuildingError) {
    guard try !begins(target.main.sources) else { return }
    let widgets = try WidgetDeclarations.names(in: target.main.sources)
    guard !widgets.isEmpty else { return }
    target.main.generated.append(("Widgets-main.swift", WidgetDeclarations.bundle(of: widgets)))
    target.notes.append("no @main found; drawing all widgets: \(widgets.joined(separator: ", "))")
  }

  /// Whether there is a `main.swift`, or a `@main` in any branch of an `#if`.
  private func begins(_ files: [URL]) throws(ExtensionBuildingError) -> Bool {
    if files.contains(where: { $0.lastPathComponent == "main.swift" }) { return true }
    for file in files where SwiftSourceText(try InputFile.text(of: file)).mentions(["@main"]) {
      return true
    }
    return false
  }

  private func include(in target: inout ExtensionTarget) throws(ExtensionBuildingError) {
    for url in request.includes {
      guard InputFile.exists(url) else {
        throw ExtensionBuildingError(.noInput, "\(url.path): no such file or directory (--include)")
      }
      let files = InputFile.isFolder(url) && url.pathExtension.isEmpty ? try FolderScan().files(in: url) : [url]
      let known = Set((target.main.sources + target.main.resources).map(\.path))
      target.add(files.filter { !known.contains($0.path) }, to: \.main)
    }
  }

  private func check(_ target: inout ExtensionTarget) throws(ExtensionBuildingError) {
    var beginnings: [URL] = []
    var importsWidgets = false
    var usesGroups = false
    for file in target.main.sources {
      let text = SwiftSourceText(try InputFile.text(of: file))
      if text.hasMain { beginnings.append(file) }
      if text.imports.contains("WidgetKit") { importsWidgets = true }
      if text.mentions(["suiteName:", "forSecurityApplicationGroupIdentifier"]) { usesGroups = true }
    }
    guard importsWidgets else {
      throw ExtensionBuildingError(
        .badData,
        "\(target.root.path): no widget found: "
          + (target.main.sources.isEmpty ? "there are no Swift files" : "none of its Swift files imports WidgetKit")
          + "; use the folder of the widget extension, or add its sources with --include")
    }
    if beginnings.count > 1 {
      throw ExtensionBuildingError(
        .badData,
        "several files have @main: \(beginnings[0].path) and \(beginnings[1].path); use the widget extension's own folder, "
          + "or --target")
    }
    if beginnings.isEmpty && target.main.generated.isEmpty, try !begins(target.main.sources) {
      throw ExtensionBuildingError(
        .badData,
        "\(target.root.path): no @main found; add it to the widget bundle, or add the file that has it with "
          + "--include")
    }
    try Entitlements.note(on: target.entitlements, isUsed: usesGroups).map { target.notes.append($0) }
  }
}
