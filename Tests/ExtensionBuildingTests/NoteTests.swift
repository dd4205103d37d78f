import Testing

@testable import ExtensionBuilding

/// What a build tells and goes on.
struct NoteTests {
  @Test func `an empty module in place of one of Almanac's is told`() throws {
    let bench = try Bench()
    try bench.put("import WidgetKit\nimport MapKit\n@main struct W {}", at: "W.swift")
    let target = try bench.find { $0.stubs = ["SwiftUI", "MapKit", "Alamofire"] }
    #expect(
      target.notes == [
        "--stub SwiftUI: Almanac has the module, and it is taken",
        "--stub MapKit: Almanac has the module, and it is taken",
      ])
  }

  @Test func `pictures that are none are told before they are drawn`() throws {
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
      #expect(notes.contains { $0.contains("/\(name): ") && $0.hasSuffix("it is not drawn") }, "\(notes)")
    }
  }

  @Test func `a symbol of an asset that no catalogue has is explained`() throws {
    let error = CompilerMessage(
      file: "/a.swift", line: 1, column: 1, text: "type 'ImageResource' has no member 'cover'")
    let summary = try #require(MissingName.summary(of: MissingName.names(in: [error])) { $0 })
    #expect(summary.contains("add the .xcassets with --include"))
  }
}
