import Foundation

/// Reads what a target of an Xcode project is compiled of.
struct ProjectTargetReader {
  let target: XcodeTarget

  /// The target as an extension.
  ///
  /// - Throws: `.noInput` for files that the project names and that are not there.
  func read() throws(ExtensionBuildingError) -> ExtensionTarget {
    let settings = target.settings
    var (main, leftOut) = try module()
    main.name = ModuleName.identifier(for: settings["PRODUCT_MODULE_NAME"] ?? target.name)
    var result = ExtensionTarget(name: target.name, root: target.project.folder, main: main)
    result.notes = leftOut
    result.notes += settings.missingFiles.map {
      "\($0.path): is not there, but the project reads build settings from it; in a submodule, run git submodule update --init"
    }
    // They sign the app, which no picture needs; their groups are only checked.
    if let file = settings.file("CODE_SIGN_ENTITLEMENTS") {
      if InputFile.exists(file) {
        result.entitlements = file
      } else {
        result.notes.append("\(file.path): is not there, but the project names it (CODE_SIGN_ENTITLEMENTS)")
      }
    }
    if let plist = settings.file("INFOPLIST_FILE") {
      guard InputFile.exists(plist) else {
        throw ExtensionBuildingError(
          .noInput, "\(plist.path): is not there, but the project names it (INFOPLIST_FILE); restore it")
      }
      result.infoPlist = plist
    }
    result.bundleInformation = Self.bundleInformation(settings)
    result.settings = settings
    return result
  }

  /// The target as a module: of an extension, or of a framework that one imports.
  func module() throws(ExtensionBuildingError) -> (module: ModuleSources, notes: [String]) {
    let settings = target.settings
    var module = ModuleSources(name: Self.moduleName(of: target))
    let leftOut = module.add(try target.members())
    module.settings = Self.compilerSettings(settings)
    var notes = target.missingMembers.map { file in
      "\(file.path): is not there, but the target “\(target.name)” has it; left out, give another with --include"
    }
    if !leftOut.isEmpty {
      let names = leftOut.sorted().joined(separator: ", ")
      notes.append("\(target.name): left out, as Almanac has no compiler for it: \(names)")
    }
    return (module, notes)
  }

  /// The name that other sources import the target by.
  static func moduleName(of target: XcodeTarget) -> String {
    ModuleName.identifier(for: target.settings["PRODUCT_MODULE_NAME"] ?? target.name)
  }

  static func compilerSettings(_ settings: XcodeSettings) -> CompilerSettings {
    var result = CompilerSettings()
    result.conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" }
    // Flags of conditions in the older place.
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
