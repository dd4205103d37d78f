import Foundation

/// Reads the sources, resources and settings of an Xcode target.
struct ProjectTargetReader {
  let target: XcodeTarget

  ///
  /// - Throws: `.noInput` if a file of the project is missing.
  func read() throws(ExtensionBuildingError) -> ExtensionTarget {
    let settings = target.settings
    var (main, leftOut) = try module()
    main.name = ModuleName.identifier(for: settings["PRODUCT_MODULE_NAME"] ?? target.name)
    var result = ExtensionTarget(name: target.name, root: target.project.folder, main: main)
    result.notes = leftOut
    result.notes += settings.missingFiles.map {
      "\($0.path): no such file, but the project reads build settings from it; if it is in a submodule, run git submodule update --init"
    }
    // Entitlements sign the app, which a picture does not need; only their groups are checked.
    if let file = settings.file("CODE_SIGN_ENTITLEMENTS") {
      if InputFile.exists(file) {
        result.entitlements = file
      } else {
        result.notes.append("\(file.path): no such file, but the project names it (CODE_SIGN_ENTITLEMENTS)")
      }
    }
    if let plist = settings.file("INFOPLIST_FILE") {
      guard InputFile.exists(plist) else {
        throw ExtensionBuildingError(
          .noInput, "\(plist.path): no such file, but the project names it (INFOPLIST_FILE); restore it")
      }
      result.infoPlist = plist
    }
    result.bundleInformation = Self.bundleInformation(settings)
    result.settings = settings
    return result
  }

  /// The target as a module: an extension, or a framework that one imports.
  func module() throws(ExtensionBuildingError) -> (module: ModuleSources, notes: [String]) {
    let settings = target.settings
    var module = ModuleSources(name: Self.moduleName(of: target))
    let leftOut = module.add(try target.members())
    module.settings = Self.compilerSettings(settings)
    var notes = target.missingMembers.map { file in
      "\(file.path): no such file, but it belongs to the target '\(target.name)'; left out; add a replacement with --include"
    }
    if !leftOut.isEmpty {
      let names = leftOut.sorted().joined(separator: ", ")
      notes.append("\(target.name): left out (unsupported file types): \(names)")
    }
    return (module, notes)
  }

  static func moduleName(of target: XcodeTarget) -> String {
    ModuleName.identifier(for: target.settings["PRODUCT_MODULE_NAME"] ?? target.name)
  }

  static func compilerSettings(_ settings: XcodeSettings) -> CompilerSettings {
    var result = CompilerSettings()
    result.conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" }
    // Older projects define conditions in these flags.
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    for (flag, next) in zip(flags, flags.dropFirst()) where flag == "-D" { result.conditions.append(next) }
    result.conditions += flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    result.conditions = result.conditions.filter(ModuleName.isIdentifier)
    result.isSwift6 = settings["SWIFT_VERSION"]?.hasPrefix("6") ?? false
    result.hasAssetSymbols = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    result.hasAssetSymbolExtensions =
      settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] != "NO"
    return result
  }

  static func bundleInformation(_ settings: XcodeSettings) -> [String: String] {
    var information = settings.values(withPrefix: "INFOPLIST_KEY_")
    information["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    information["CFBundleShortVersionString"] = settings["MARKETING_VERSION"]
    information["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"]
    information["CFBundleName"] = settings["PRODUCT_NAME"]
    return information
  }
}
