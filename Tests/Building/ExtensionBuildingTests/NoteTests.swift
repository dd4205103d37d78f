import Testing

@testable import ExtensionBuilding

/// Notes of a build, which do not end it.
struct NoteTests {
  @Test func `a stub of one of Almanac's modules is ignored, with a note`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nimport MapKit\n@main struct W {}", at: "W.swift")
    let target = try bench.find { $0.stubs = ["SwiftUI", "MapKit", "Alamofire"] }
    #expect(
      target.notes == [
        "--stub SwiftUI: ignored, as Almanac has the module",
        "--stub MapKit: ignored, as Almanac has the module",
      ])
  }

  @Test func `invalid images are notes`() throws {
    let bench = try Bench()
    try bench.putWidget()
    try bench.put("no picture", at: "flag.png")
    try bench.put("{}", at: "Media.xcassets/Contents.json")
    try bench.put("no picture", at: "Media.xcassets/quay.imageset/quay.png")
    try bench.put(
      #"{"images": [{"idiom": "universal", "filename": "quay.png"}]}"#, at: "Media.xcassets/quay.imageset/Contents.json"
    )
    let notes = try ResourceCheck(try bench.find().main).run()
    #expect(notes.count == 2)
    for name in ["flag.png", "quay.png"] {
      #expect(notes.contains { $0.contains("/\(name): ") && $0.hasSuffix("not drawn") }, "\(notes)")
    }
  }

  @Test func `a missing asset catalog is a note if sources use an asset`() throws {
    let bench = try Bench()
    try bench.putWidget()
    try bench.put("let a = Image(\"quay\")", at: "A.swift")
    #expect(ResourceCheck.missingCatalog(of: try bench.find())?.contains("'quay'") == true)
    try bench.put("{}", at: "Media.xcassets/Contents.json")
    #expect(ResourceCheck.missingCatalog(of: try bench.find()) == nil)
  }

  @Test func `names of UIKit are visible in files that do not import it, as in Xcode`() throws {
    let bench = try Bench()
    try bench.putWidget()
    #expect(try bench.find().main.usesUIKitWithoutImport == false)
    try bench.put("import AppIntents\nlet a = UIImage()", at: "A.swift")
    #expect(try bench.find().main.usesUIKitWithoutImport)
  }

  @Test func `names of Security are visible with Foundation alone`() throws {
    let bench = try Bench()
    try bench.putWidget()
    try bench.put("import Foundation\n// SecItemDelete\nlet seconds = 4\n", at: "Plain.swift")
    #expect(try bench.find().main.usesSecurity == false)
    try bench.put("import Foundation\nlet status = SecItemDelete([:] as CFDictionary)\n", at: "Keys.swift")
    #expect(try bench.find().main.usesSecurity)
  }

  @Test func `a package that cannot be fetched becomes an empty module with an error`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nimport CryptoKit\n@main struct W {}", at: "W.swift")
    var target = try bench.find()
    let product = try #require(target.remoteProducts.first)
    target.leaveOut(product)
    #expect(target.remoteProducts.isEmpty && target.modules.map(\.name) == ["CryptoKit"])
    let error = try #require(target.missingModules.first?.error)
    #expect(error.line == 2 && error.text.contains("swift-crypto cannot be fetched from https://"))
  }

  @Test func `a missing asset symbol is explained`() throws {
    let error = CompilerMessage(
      file: "/a.swift", line: 1, column: 1, text: "type 'ImageResource' has no member 'cover'")
    let summary = try #require(MissingName.summary(of: MissingName.names(in: [error])) { $0 })
    #expect(summary.contains("add the .xcassets with --include"))
  }
}
