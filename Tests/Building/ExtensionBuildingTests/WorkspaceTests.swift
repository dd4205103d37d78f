import Foundation
import Localization
import Testing

@testable import ExtensionBuilding

struct WorkspaceManifestTests {
  private func manifest(
    facades: [String: Set<String>] = [:], _ change: (inout ExtensionTarget) -> Void
  ) -> String {
    let folder = URL(fileURLWithPath: "/w")
    var target = ExtensionTarget(name: "W", root: folder, main: ModuleSources(name: "Widgets"))
    change(&target)
    let names = WorkspaceNames([target.main.name] + target.modules.map(\.name), taken: ["Widgets", "Views"])
    return WorkspaceManifest(
      target: target, almanac: URL(fileURLWithPath: "/a \"b\""), sourceState: "1f",
      checkouts: ["swift-argument-parser": URL(fileURLWithPath: "/c/swift-argument-parser")], names: names,
      facades: facades
    ).text
  }

  @Test func `a module with the name of one of Almanac's gets another name, and no alias`() {
    let text = manifest { target in
      var views = ModuleSources(name: "Views")
      views.settings.conditions = ["V"]
      target.modules = [views]
      target.main.dependencies = ["Views"]
    }
    #expect(text.contains("name: \"Widgets_\""))
    #expect(!text.contains("Views=Views_"))
    #expect(text.contains(".target(name: \"Views_\")"))
    #expect(text.contains("\"-DV\""))
    #expect(text.contains(#"path: "/a \"b\"""#))
  }

  @Test func `Apple's modules are aliased`() {
    let text = manifest { _ in }
    for (name, facade) in ModuleAliases.facades { #expect(text.contains("\"\(name)=\(facade)\"")) }
  }

  @Test func `modules are compiled again when Almanac has changed`() throws {
    #expect(manifest { $0.modules = [ModuleSources(name: "Kit")] }.split(separator: "\"-DALMANAC_1f\"").count == 3)
    let bench = try Bench()
    for file in ["Package.swift", "Sources/Building/ExtensionBuilding/A.swift", "Sources/Engine/Views/View.swift"] {
      try bench.put(at: "almanac/\(file)")
    }
    let almanac = try AlmanacPackage(given: bench.folder.appending(path: "almanac"), environment: [:])
    var states = [almanac.sourceState]
    #expect(almanac.sourceState == states[0])
    for (file, text) in [
      ("Package.swift", "// A flag"), ("Sources/Engine/Views/View.swift", "struct A {}"),
      ("Sources/Engine/Views/B.swift", ""),
    ] {
      try bench.put(text, at: "almanac/\(file)")
      states.append(almanac.sourceState)
    }
    try bench.put("", at: "almanac/Sources/Engine/Views/.B.swift.swp")
    states.append(almanac.sourceState)
    #expect(Set(states).count == 4 && states[3] == states[4])
  }

  @Test func `only the facades that a module names are compiled`() {
    let source = """
      import Charts
      #if canImport(HealthKit)
      #endif
      let network = NetworkMonitor()
      """
    let named = ModuleAliases.facades(namedIn: source)
    #expect(named == ["ChartsFacade", "HealthKitFacade"])
    let text = manifest(facades: ["Widgets": named]) { $0.main.usesSecurity = true }
    for facade in ["ChartsFacade", "HealthKitFacade", "SecurityFacade", "DarwinFacade"] {
      #expect(text.contains(".product(name: \"\(facade)\", package: \"almanac\")"), "\(facade)")
    }
    #expect(!text.contains(".product(name: \"NetworkFacade\""))
  }

  @Test(arguments: [
    ("let session = URLSession.shared\n", "NetworkingAdditions", "AlmanacURLSessionNames.swift"),
    ("let now = Timer.publish(every: 1, on: .main, in: .common)\n", "CombineFacade", "AlmanacCombineNames.swift"),
  ])
  func `what loads libcurl is compiled if a module needs it`(source: String, product: String, file: String) throws {
    let bench = try Bench()
    try bench.putWidget()
    for isUsed in [false, true] {
      if isUsed { try bench.put(source, at: "Network.swift") }
      let target = try bench.find()
      let text = manifest { $0.main = target.main }
      #expect(text.contains(".product(name: \"\(product)\", package: \"almanac\")") == isUsed)
      #expect(try GeneratedSources.files(of: target.main, in: target).contains { $0.name == file } == isUsed)
    }
  }

  @Test func `CryptoKit is fetched and aliased if it is imported`() throws {
    #expect(!manifest { _ in }.contains("swift-crypto"))
    let bench = try Bench()
    try bench.putWidget()
    try bench.put("import CryptoKit\n", at: "Digest.swift")
    let target = try bench.find()
    #expect(target.remoteProducts.map(\.identity) == ["swift-crypto"])
    let text = manifest { copy in
      copy.remoteProducts = target.remoteProducts
      copy.main.dependencies = target.main.dependencies
    }
    #expect(text.contains(".package(url: \"https://github.com/apple/swift-crypto\", \"3.12.3\"..<\"5.0.0\")"))
    #expect(text.contains(".product(name: \"Crypto\", package: \"swift-crypto\")"))
    #expect(text.contains("\"CryptoKit=Crypto\""))
  }

  @Test func `the user's own module CryptoKit is used instead of the package`() throws {
    let bench = try Bench()
    try bench.putWidget()
    try bench.put("import CryptoKit\n", at: "Digest.swift")
    let target = try bench.find { $0.stubs = ["CryptoKit"] }
    #expect(target.remoteProducts.isEmpty && target.modules.map(\.name) == ["CryptoKit"])
  }

  @Test func `a fetched package is listed once, and not if there is a checkout`() {
    let text = manifest { target in
      target.remoteProducts = [
        RemoteProduct(
          url: "https://x.org/swift-argument-parser", requirement: "from: \"1.0.0\"", product: "ArgumentParser"),
        RemoteProduct(url: "https://x.org/tools.git", requirement: "from: \"1.0.0\"", product: "A"),
        RemoteProduct(url: "https://x.org/tools.git", requirement: "from: \"1.0.0\"", product: "B"),
      ]
      target.main.dependencies = ["ArgumentParser", "A"]
    }
    #expect(!text.contains("https://x.org/swift-argument-parser"))
    #expect(text.ranges(of: "https://x.org/tools.git").count == 1)
    #expect(text.contains(".product(name: \"A\", package: \"tools\")"))
    #expect(text.contains(".product(name: \"ArgumentParser\", package: \"swift-argument-parser\")"))
  }
}

struct SourceLinksTests {
  @Test func `files of the same name get numbers, and names become plain`() throws {
    let bench = try Bench()
    var links = SourceLinks(folder: bench.folder.appending(path: "Sources"))
    let sources = ["a/My View.swift", "b/My View.swift", "ü.swift"].map { bench.folder.appending(path: $0) }
    let names = sources.map { links.link(to: $0).lastPathComponent }
    #expect(names == ["My_View.swift", "My_View-2.swift", "_.swift"])
  }

  @Test func `files with providers are compiled before files that may name their entries`() throws {
    let bench = try Bench()
    try bench.putWidget(at: "Circle.swift")
    try bench.put("struct Provider: TimelineProvider {}", at: "Line.swift")
    let workspace = Workspace(
      cache: bench.folder.appending(path: "cache"), almanac: try AlmanacPackage(given: nil, environment: [:]),
      version: "1")
    let contents = try workspace.put(try bench.find())
    let folder = workspace.folder.appending(path: "Sources/\(contents.product)").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.first == "0-Line.swift" && names.contains("Circle.swift"))
    #expect(contents.paths["\(folder)/0-Line.swift"] == bench.folder.appending(path: "Line.swift").path)
  }

  @Test func `unchanged files are not written, and obsolete files are removed`() throws {
    let bench = try Bench()
    let folder = bench.folder.appending(path: "Sources")
    let source = try bench.put("let a = 1", at: "A.swift")
    var first = SourceLinks(folder: folder)
    _ = first.link(to: source)
    first.write("let g = 1", as: "G.swift")
    try first.writeToDisk()
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: folder.appending(path: "G.swift").path)
    try first.writeToDisk()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "G.swift").path)
    #expect(attributes[.modificationDate] as? Date == date)
    var second = SourceLinks(folder: folder)
    _ = second.link(to: source)
    try second.writeToDisk()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["A.swift"])
  }
}

struct SystemLibrariesTests {
  @Test func `a tool loads libcurl and libxml2 only if it uses them`() throws {
    let bench = try Bench()
    let curl = try bench.put("", at: "lib/libcurl.so.4")
    try bench.put("", at: "lib/libxml2.so.2")
    let names = bench.folder.appending(path: "names", directoryHint: .isDirectory)
    let place = bench.folder.appending(path: "lib").path
    try SystemLibraries(folder: names, places: [place]).prepare()
    let script = try String(contentsOf: names.appending(path: "libcurl.so"), encoding: .utf8)
    #expect(script == "INPUT(AS_NEEDED(\"\(curl.path)\"))\n")
    try FileManager.default.removeItem(at: curl)
    let failure = try #require(throws: ExtensionBuildingError.self) {
      try SystemLibraries(folder: names, places: [place]).prepare()
    }
    #expect("\(failure)".contains("libcurl.so is not installed"))
  }
}

struct GeneratedSourcesTests {
  @Test func `symbols are generated for catalogs, unless the project disables it`() throws {
    let bench = try Bench()
    try bench.put("{}", at: "Media.xcassets/Contents.json")
    let set = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    try bench.put(set, at: "Media.xcassets/Old Quay.imageset/Contents.json")
    var module = ModuleSources(name: "W")
    module.resources = [bench.folder.appending(path: "Media.xcassets")]
    module.sources = [bench.folder.appending(path: "W.swift")]
    let target = ExtensionTarget(name: "W", root: bench.folder, main: module)
    let files = try GeneratedSources.files(of: module, in: target)
    #expect(files.map(\.name) == ["AssetSymbols.swift", FoundationShadowing.fileName])
    #expect(files.first?.text.contains("oldQuay") == true)
    module.settings.hasAssetSymbols = false
    #expect(
      try GeneratedSources.files(of: module, in: target).map(\.name) == [FoundationShadowing.fileName])
  }

  @Test func `a module that uses the bundle macro gets the macro`() throws {
    let bench = try Bench()
    try bench.putWidget()
    #expect(try bench.find().main.usesBundleMacro == false)
    try bench.put("import SwiftUI\nlet red = Color(\"Red\", bundle: #bundle)\n", at: "Colors.swift")
    let target = try bench.find()
    #expect(target.main.usesBundleMacro)
    let file = try #require(
      try GeneratedSources.files(of: target.main, in: target).first { $0.name == "ModuleBundle.swift" })
    #expect(file.text.contains("macro bundle()") && file.text.contains("static var module: Bundle { .main }"))
  }

  @Test func `a damaged intent definition is an error`() throws {
    let bench = try Bench()
    var module = ModuleSources(name: "W")
    module.intentDefinitions = [try bench.put("<plist", at: "Quay.intentdefinition")]
    let target = ExtensionTarget(name: "W", root: bench.folder, main: module)
    let failure = try #require(throws: ExtensionBuildingError.self) {
      try GeneratedSources.files(of: module, in: target)
    }
    #expect(failure.kind == .badData && failure.message.contains("Quay.intentdefinition"))
  }
}

struct ResourceFolderTests {
  @Test func `languages are merged, settings expanded, and the first of two equal names is used`() throws {
    let bench = try Bench()
    var target = ExtensionTarget(name: "W", root: bench.folder, main: ModuleSources(name: "W"))
    target.main.resources = [
      try bench.put("1", at: "a/data.json"), try bench.put("x", at: "a/en.lproj/L.strings"),
      try bench.put("2", at: "b/data.json"),
      try bench.put("y", at: "b/en.lproj/M.strings").deletingLastPathComponent(),
    ]
    target.bundleInformation = ["CFBundleIdentifier": "org.example.w"]
    target.infoPlist = try bench.put(
      "<plist version=\"1.0\"><dict><key>Group</key><string>group.$(PRODUCT_BUNDLE_IDENTIFIER)</string></dict></plist>",
      at: "Info.plist")
    let folder = bench.folder.appending(path: "out")
    let notes = try ResourceFolder(target: target).write(to: folder)
    #expect(notes.count == 1 && notes[0].contains("b/data.json"))
    let languages = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "en.lproj").path)
    #expect(languages.sorted() == ["L.strings", "M.strings"])
    let information = try PropertyListValue(contentsOf: folder.appending(path: "Info.plist"))
    #expect(information["Group"]?.string == "group.org.example.w")
    #expect(information["CFBundleIdentifier"]?.string == "org.example.w")
  }

  @Test func `a bundle's Info plist has the project's settings`() throws {
    let bench = try Bench()
    var target = ExtensionTarget(name: "W", root: bench.folder, main: ModuleSources(name: "W"))
    target.settings = XcodeSettings(
      layers: [["GROUP": "group.$(OWNER).$(TARGET_NAME)"], ["OWNER": "org.example", "TARGET_NAME": "Own"]],
      folder: bench.folder)
    target.infoPlist = try bench.put(
      "<plist version=\"1.0\"><dict><key>Group</key><string>$(GROUP)</string></dict></plist>", at: "Info.plist")
    let folder = bench.folder.appending(path: "out")
    _ = try ResourceFolder(target: target).write(to: folder)
    let information = try PropertyListValue(contentsOf: folder.appending(path: "Info.plist"))
    #expect(information["Group"]?.string == "group.org.example.Own")
  }

  @Test func `a bundle without an Info plist has an identifier and a version`() throws {
    let bench = try Bench()
    let target = ExtensionTarget(name: "My Widgets", root: bench.folder, main: ModuleSources(name: "W"))
    let folder = bench.folder.appending(path: "out")
    #expect(try ResourceFolder(target: target).write(to: folder).isEmpty)
    let information = try PropertyListValue(contentsOf: folder.appending(path: "Info.plist"))
    #expect(information["CFBundleIdentifier"]?.string == "local.My-Widgets")
    #expect(information["CFBundleShortVersionString"]?.string == "1.0")
  }
}

struct JoinedResourceTests {
  private func write(_ paths: [String], of bench: Bench) throws -> (folder: URL, notes: [String]) {
    var target = ExtensionTarget(name: "W", root: bench.folder, main: ModuleSources(name: "W"))
    target.main.resources = paths.map { bench.folder.appending(path: $0) }
    let folder = bench.folder.appending(path: "out")
    return (folder, try ResourceFolder(target: target).write(to: folder))
  }

  @Test func `catalogs of the same name are stored in order`() throws {
    let bench = try Bench()
    for (place, set) in [("a", "quay"), ("b", "boat"), ("c", "buoy")] {
      try bench.put("{}", at: "\(place)/Assets.xcassets/\(set).imageset/Contents.json")
    }
    let (folder, notes) = try write(["a", "b", "c"].map { "\($0)/Assets.xcassets" }, of: bench)
    #expect(notes.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("xcassets") }
    #expect(names.sorted() == ["Assets.xcassets", "Assets_2.xcassets", "Assets_3.xcassets"])
    let first = folder.appending(path: "Assets.xcassets/quay.imageset")
    #expect(FileManager.default.fileExists(atPath: first.path))
  }

  @Test func `tables of the same name are merged, and the first entry of a key is used`() throws {
    let bench = try Bench()
    let entry = { (text: String) in #"{"localizations": {"de": {"stringUnit": {"value": "\#(text)"}}}}"# }
    try bench.put(#"{"sourceLanguage": "fr", "strings": {"quay": \#(entry("Kai"))}}"#, at: "a/L.xcstrings")
    try bench.put(#"{"strings": {"quay": \#(entry("Pier")), "boat": \#(entry("Boot"))}}"#, at: "b/L.xcstrings")
    try bench.put(#""quay" = "Quay";"#, at: "a/en.lproj/L.strings")
    try bench.put(#""quay" = "Pier"; "boat" = "Boat";"#, at: "b/en.lproj/L.strings")
    let (folder, notes) = try write(["a/L.xcstrings", "b/L.xcstrings", "a/en.lproj", "b/en.lproj"], of: bench)
    #expect(notes.isEmpty)
    let list = try PropertyListValue(contentsOf: folder.appending(path: "en.lproj/L.strings"))
    #expect(list == .dictionary(["quay": .string("Quay"), "boat": .string("Boat")]))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "L.xcstrings").path), "it is compiled")
    let context = LocalizationContext(
      locale: Locale(identifier: "de_DE"), tables: StringTables(mainBundles: [folder]))
    #expect(["quay", "boat"].map { context.string(for: $0, [], table: "L") } == ["Kai", "Boot"])
  }

  @Test func `an unreadable table is a note, and does not change the other`() throws {
    let bench = try Bench()
    try bench.put("{}", at: "a/L.xcstrings")
    try bench.put("{", at: "b/L.xcstrings")
    let (folder, notes) = try write(["a/L.xcstrings", "b/L.xcstrings"], of: bench)
    #expect(notes.count == 1 && notes[0].contains("b/L.xcstrings"))
    #expect(try String(contentsOf: folder.appending(path: "L.xcstrings"), encoding: .utf8) == "{}")
  }
}

struct DiagnosticsTests {
  private let output = """
    [3/9] Compiling W A.swift
    /cache/A.swift:3:5: error: cannot find 'Chart' in scope
    1 | x
      | `- error: cannot find 'Chart' in scope
    /cache/A.swift:3:5: error: cannot find 'Chart' in scope
    /cache/A.swift:9:1: error: cannot find type 'Chart' in scope
    /cache/B.swift:1:8: error: no such module 'MapKit'
    /cache/B.swift:2:8: error: value of type 'some View' has no member 'glow'
    /cache/B.swift:4:8: error: missing return in global function expected to return 'Int'
    error: fatalError
    """

  @Test func `errors are reported once, at the user's files`() {
    let errors = CompilerMessage.errors(in: output, paths: ["/cache/A.swift": "/home/me/My A.swift"])
    #expect(errors.count == 5)
    #expect(errors[0].description == "/home/me/My A.swift:3:5: error: cannot find 'Chart' in scope")
  }

  @Test func `missing names are listed with remedies`() throws {
    let names = MissingName.names(in: CompilerMessage.errors(in: output, paths: [:]))
    #expect(names.map(\.name) == ["Chart", "MapKit", "some View.glow"])
    let summary = try #require(MissingName.summary(of: names) { $0 })
    #expect(
      summary.contains("--module MapKit=DIR") && summary.contains("--include") && summary.contains("/cache/B.swift:2"))
    #expect(MissingName.summary(of: []) { $0 } == nil)
  }
}

struct PackageTemplateTests {
  private func template(_ name: String) throws(ExtensionBuildingError) -> PackageTemplate {
    try PackageTemplate(name: name, almanac: try AlmanacPackage(given: nil, environment: [:]), tool: nil)
  }

  @Test(arguments: ["", "7days", "a b", "a.b", "Wörter", "../x", "class", "Views", "SwiftUI", "UIKit"])
  func `an invalid module name is an error`(name: String) throws {
    let failure = try #require(throws: ExtensionBuildingError.self) { try template(name) }
    #expect(failure.kind == .usage && failure.message.contains("'\(name)'"))
  }

  @Test func `an existing folder is not changed`() throws {
    let bench = try Bench()
    let folder = try template("Harbour").write(in: bench.folder)
    #expect(FileManager.default.isExecutableFile(atPath: folder.appending(path: "preview").path))
    let failure = try #require(throws: ExtensionBuildingError.self) { try template("Harbour").write(in: bench.folder) }
    #expect(failure.kind == .cannotCreate)
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path) == ["Harbour"])
  }

  @Test func `a folder without Almanac is an error with a remedy`() throws {
    let bench = try Bench()
    let failure = try #require(throws: ExtensionBuildingError.self) {
      try AlmanacPackage(given: bench.folder, environment: [:])
    }
    #expect(failure.kind == .unavailable && failure.message.contains("--almanac"))
    #expect(throws: ExtensionBuildingError.self) { try Toolchain(environment: ["PATH": bench.folder.path]) }
  }

  /// SwiftPM plans anew if any variable has changed.
  @Test func `the compiler gets the same variables in every terminal`() throws {
    func variables(_ terminal: [String: String]) throws -> [String] {
      let path = try #require(ProcessInfo.processInfo.environment["PATH"])
      let own = ["PATH": path, "HOME": "/nowhere", "https_proxy": "http://proxy:3128"]
      let result = try Toolchain(environment: own.merging(terminal) { $1 }).run([], program: "/usr/bin/env")
      return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init).sorted()
    }
    let first = try variables([:])
    #expect(first.contains("https_proxy=http://proxy:3128") && first.contains("HOME=/nowhere"))
    let other = ["SHLVL": "3", "OLDPWD": "/", "TERM": "xterm", "WINDOWID": "17", "SSH_TTY": "/dev/pts/4", "_": "/sh"]
    #expect(try variables(other) == first)
    #expect(try variables(["CC": "clang"]) != first)
  }

  @Test func `an installed tool uses the sources that are installed with it, also through a link`() throws {
    let bench = try Bench()
    func find() throws(ExtensionBuildingError) -> AlmanacPackage {
      try AlmanacPackage(
        given: nil, environment: [:], program: bench.folder.appending(path: "bin/almanac").path,
        builtFrom: bench.folder.appending(path: "a/b/c/d/e").path)
    }
    try bench.put(at: "lib/almanac/almanac")
    let links = bench.folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: links.appending(path: "almanac").path, withDestinationPath: "../lib/almanac/almanac")
    let failure = try #require(throws: ExtensionBuildingError.self) { try find() }
    #expect(failure.kind == .unavailable && failure.message.contains("install the package almanac-sources"))

    try bench.put(at: "share/almanac/source/Package.swift")
    try bench.put(at: "share/almanac/source/Sources/Building/ExtensionBuilding/Toolchain.swift")
    #expect(try find().folder.resolvingSymlinksInPath().path.hasSuffix("share/almanac/source"))
  }

  @Test func `a widget may use its own version of the bundled widgets' database library`() throws {
    let bench = try Bench()
    let almanac = try AlmanacPackage(given: nil, environment: [:]).folder
    let manifest = try Toolchain().run([
      "package", "--package-path", almanac.path, "--scratch-path", bench.folder.path, "dump-package",
    ])
    let text = String(decoding: manifest.output, as: UTF8.self)
    #expect(text.contains("opencombine") && !text.lowercased().contains("grdb"))
  }
}
