import Foundation
import Graphics
import ImagePipeline
import Testing

struct CatalogDiagnosticTests {
  private let sample: SampleCatalog

  init() throws { sample = try SampleCatalog() }

  private var problems: [String] {
    AssetCatalog.problems(inCatalog: sample.folder).map { problem in
      let place = problem.description.dropFirst(sample.folder.path.count + 1)
      return (problem.isFatal ? "fatal " : "") + place
    }
  }

  @Test func `a valid catalog and a missing one have no problems`() throws {
    try sample.write("{}", to: "Contents.json")
    try sample.addImages("a", [#"{"filename": "a.png"}"#], files: ["a.png"])
    try sample.write(
      #"{"images": [{"idiom": "universal", "size": "1024x1024"}]}"#, to: "AppIcon.appiconset/Contents.json")
    try sample.write(#"{"colors": [{"idiom": "universal"}]}"#, to: "AccentColor.colorset/Contents.json")
    #expect(problems == [])
    #expect(AssetCatalog.problems(inCatalog: URL(fileURLWithPath: "/nowhere.xcassets")) == [])
  }

  @Test func `broken JSON is fatal, with its line`() throws {
    try sample.write("{\n  \"images\": [\n    {\"filename\": }\n]}", to: "a.imageset/Contents.json")
    try sample.write(#"{"images": [{"filename": "a.png"}, {"filename": 7}]}"#, to: "b.imageset/Contents.json")
    try sample.write("", to: "Group/Contents.json")
    let found = problems
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.hasPrefix("fatal ") })
    #expect(
      found.contains { $0.contains("a.imageset/Contents.json: invalid asset catalog JSON") && $0.contains("line 3") },
      "\(found)")
    #expect(found.contains { $0.contains("b.imageset") && $0.contains("at images › entry 2 › filename") }, "\(found)")
    #expect(found.contains { $0.contains("Group/Contents.json: ") }, "\(found)")
  }

  @Test func `missing and unreadable image files are named`() throws {
    try sample.addImages("empty", [#"{"idiom": "universal", "scale": "1x"}"#], files: [])
    try sample.addImages("gone", [#"{"filename": "gone.png"}"#], files: [])
    try sample.addImages("fake", [#"{"filename": "fake.png"}"#], files: [])
    try sample.write("no picture at all", to: "fake.imageset/fake.png")
    try sample.addImages("phone", [#"{"filename": "photo.heic"}"#], files: [])
    try sample.write(Data([0, 0, 0, 24]) + Data("ftypheic".utf8) + Data(count: 20), to: "phone.imageset/photo.heic")
    try sample.addImages("web", [#"{"filename": "w.png"}"#], files: [])
    try sample.write(Data("RIFF1234WEBPVP8 ".utf8), to: "web.imageset/w.png")
    #expect(
      problems == [
        "empty.imageset: the set does not name a file",
        "fake.imageset/fake.png: not a JPEG, PNG, WebP or GIF image but text",
        "gone.imageset/gone.png: Contents.json names this file, but it does not exist",
        "phone.imageset/photo.heic: not a JPEG, PNG, WebP or GIF image but a HEIC image",
        "web.imageset/w.png: the WebP is truncated",
      ])
  }

  @Test func `colours with missing components are named, and 0 is used`() throws {
    try sample.write(
      """
      {"colors": [{"color": {"color-space": "srgb", "components": {"red": "nan", "green": "0.5", "alpha": "inf"}}},
        {"color": {}, "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: "a.colorset/Contents.json")
    #expect(
      problems == [
        "a.colorset/Contents.json: the component “red” of a colour is not a number; using 0",
        "a.colorset/Contents.json: the component “blue” of a colour is missing; using 0",
        "a.colorset/Contents.json: a colour has neither components nor a reference",
      ])
    let color = AssetCatalog(folder: sample.folder).colors(named: "a")?.best(for: .light)
    #expect(color?.value == .components(.sRGB, red: 0, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func `nested groups are found up to a limit`() throws {
    let deep = (0..<50).map { "g\($0)" }.joined(separator: "/")
    try sample.write(#"{"images": []}"#, to: "\(deep)/bottom.imageset/Contents.json")
    let endless = (0..<150).map { _ in "e" }.joined(separator: "/")
    try sample.write("{}", to: "\(endless)/lost.imageset/Contents.json")
    let catalog = AssetCatalog(folder: sample.folder)
    #expect(catalog.images(named: "bottom") == [])
    #expect(catalog.images(named: "lost") == nil)
    #expect(problems.contains { $0.contains("groups nested more than 100 deep") })
  }

  @Test func `a loop of symbolic links is walked once`() throws {
    try sample.addImages("Group/a", [#"{"filename": "a.png"}"#], files: ["a.png"])
    try FileManager.default.createSymbolicLink(
      at: sample.folder.appending(path: "Group/again"), withDestinationURL: sample.folder)
    #expect(AssetCatalog.sets(inCatalog: sample.folder).map(\.name) == ["a"])
    #expect(problems == ["Group/again: a symbolic link to a folder of the same catalog; it is not followed"])
  }
}
