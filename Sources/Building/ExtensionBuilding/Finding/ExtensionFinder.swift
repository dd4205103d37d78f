import Foundation

/// Finds the widget extension that a folder means, with everything that it is compiled of.
package struct ExtensionFinder {
  private let request: ExtensionRequest
  private let manifests: ManifestReader

  package init(_ request: ExtensionRequest, manifests: ManifestReader) {
    self.request = request
    self.manifests = manifests
  }

  /// Looks for an Xcode project in the folder, above and below it; without one the folder itself is the extension, or a
  /// package with a target that is.
  ///
  /// - Throws: `ExtensionBuildingError`: nothing there, no widget in it, several targets to choose from, two beginnings
  ///   of one program, or a file that is missing or damaged.
  package func find() throws(ExtensionBuildingError) -> ExtensionTarget {
    let folder = request.folder
    guard InputFile.exists(folder) else {
      throw ExtensionBuildingError(.noInput, "\(folder.path): is not there; name the folder of a widget extension")
    }
    guard InputFile.isFolder(folder) else {
      throw ExtensionBuildingError(.noInput, "\(folder.path): is a file; name the folder of a widget extension")
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
    try check(target)
    var resolver = ModuleResolver(
      request: request, projects: projects.projects, declared: declared, manifests: manifests, notes: target.notes)
    try resolver.resolve(for: &target)
    return target
  }

  /// The folder by itself, where the target that it belongs to lacks sources and it has widgets of its own.
  private func aloneTarget(
    insteadOf target: XcodeTarget, _ projects: ProjectSearch.Found
  ) throws(ExtensionBuildingError) -> ExtensionTarget? {
    let gone = target.missingMembers.filter { $0.pathExtension == "swift" }
    guard projects.isAbove, request.target == nil, request.includes.isEmpty, let first = gone.first else { return nil }
    var alone = try folderTarget()
    guard try !WidgetDeclarations.names(in: alone.main.sources).isEmpty else { return nil }
    alone.notes.append(
      "the target “\(target.name)” lacks \(first.lastPathComponent), so this folder is built by itself; for all of it: "
        + "--target \(quoted(target.name)), with --include for what it lacks")
    return alone
  }

  /// The folder's own files.
  private func folderTarget() throws(ExtensionBuildingError) -> ExtensionTarget {
    let folder = request.folder
    let name = folder.lastPathComponent
    if let wanted = request.target, wanted != name {
      throw ExtensionBuildingError(
        .usage, "\(folder.path): has no project, so there is no target “\(wanted)”; leave --target out")
    }
    var target = ExtensionTarget(
      name: name, root: folder, main: ModuleSources(name: ModuleName.identifier(for: name)))
    let files = try FolderScan().files(in: folder)
    target.add(files, to: \.main)
    target.infoPlist = files.first { $0.lastPathComponent.hasSuffix("Info.plist") }
    target.entitlements = files.first { $0.pathExtension == "entitlements" }
    return target
  }

  /// The target of a package in the folder that has a widget and a beginning.
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
        "\(request.folder.path): the package has no target with a widget and @main; name another folder, or --target")
    }
    return only
  }

  /// Gives widgets that no bundle begins a beginning of their own.
  private func beginWithWidgets(in target: inout ExtensionTarget) throws(ExtensionBuildingError) {
    guard try !begins(target.main.sources) else { return }
    let widgets = try WidgetDeclarations.names(in: target.main.sources)
    guard !widgets.isEmpty else { return }
    target.main.generated.append(("Widgets-main.swift", WidgetDeclarations.bundle(of: widgets)))
    target.notes.append("no file says @main; all widgets are drawn: \(widgets.joined(separator: ", "))")
  }

  /// Whether a file called `main.swift`, or any branch of an `#if`, is where the program begins.
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
        throw ExtensionBuildingError(.noInput, "\(url.path): is not there; --include names a file or folder")
      }
      let files = InputFile.isFolder(url) && url.pathExtension.isEmpty ? try FolderScan().files(in: url) : [url]
      let known = Set((target.main.sources + target.main.resources).map(\.path))
      target.add(files.filter { !known.contains($0.path) }, to: \.main)
    }
  }

  private func check(_ target: ExtensionTarget) throws(ExtensionBuildingError) {
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
        "\(target.root.path): no widget: "
          + (target.main.sources.isEmpty ? "there are no Swift files" : "none of its Swift files imports WidgetKit")
          + "; name the folder of the widget extension, or add its sources with --include")
    }
    if beginnings.count > 1 {
      throw ExtensionBuildingError(
        .badData,
        "two files say @main: \(beginnings[0].path) and \(beginnings[1].path); name the widget extension's own folder, "
          + "or its --target")
    }
    if beginnings.isEmpty && target.main.generated.isEmpty, try !begins(target.main.sources) {
      throw ExtensionBuildingError(
        .badData,
        "\(target.root.path): no file says @main; write it before the widget bundle, or add the file that has it with "
          + "--include")
    }
    try Entitlements.check(target.entitlements, isUsed: usesGroups)
  }
}
