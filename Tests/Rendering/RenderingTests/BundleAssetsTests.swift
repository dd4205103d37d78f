import Diagnostics
import Foundation
import Graphics
import Testing
import Views

@testable import Rendering

struct BundleAssetsTests {
  private let folder: AssetFolder
  private let assets: BundleAssets
  private let light = AssetTraits(colorScheme: .light, displayScale: 2)
  private let dark = AssetTraits(colorScheme: .dark, displayScale: 2)

  init() throws {
    folder = try AssetFolder()
    assets = BundleAssets { [url = folder.url] in [url] }
  }

  private func pixels(_ name: String, _ traits: AssetTraits) -> PixelSize? {
    assets.image(named: name, in: nil, for: traits)?.picture.pixelSize
  }

  private func color(_ name: String, _ traits: AssetTraits) -> ResolvedColor? {
    assets.color(named: name, in: nil, for: traits)?.resolved(in: EnvironmentValues())
  }

  private func addScales() throws {
    try folder.write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "a.png"},
        {"idiom": "universal", "scale": "3x", "filename": "c.png"}, {"idiom": "universal", "scale": "2x"},
        {"idiom": "watch", "scale": "2x", "filename": "w.png"}],
       "info": {"version": 1, "author": "xcode"}, "properties": {"template-rendering-intent": "template"}}
      """, to: "Assets.xcassets/cover.imageset/Contents.json")
    try folder.write(AssetFolder.png(10, 10), to: "Assets.xcassets/cover.imageset/a.png")
    try folder.write(AssetFolder.png(30, 30), to: "Assets.xcassets/cover.imageset/c.png")
    try folder.write(AssetFolder.png(99, 99), to: "Assets.xcassets/cover.imageset/w.png")
  }

  @Test func `the variant for the display's scale is used, or the next larger, or the largest`() throws {
    try addScales()
    #expect(pixels("cover", AssetTraits(displayScale: 1)) == PixelSize(width: 10, height: 10))
    #expect(pixels("cover", AssetTraits(displayScale: 2)) == PixelSize(width: 30, height: 30))
    #expect(pixels("cover", AssetTraits(displayScale: 9)) == PixelSize(width: 30, height: 30))
    let asset = assets.image(named: "cover", in: nil, for: light)
    #expect(asset?.scale == 3)
    #expect(asset?.isTemplate == true)
  }

  @Test func `the dark variant is only for the dark scheme`() throws {
    try folder.write(
      """
      {"images": [{"filename": "any.png"},
        {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: "Assets.xcassets/sky.imageset/Contents.json")
    try folder.write(AssetFolder.png(1, 1), to: "Assets.xcassets/sky.imageset/any.png")
    try folder.write(AssetFolder.png(2, 2), to: "Assets.xcassets/sky.imageset/dark.png")
    #expect(pixels("sky", light)?.width == 1)
    #expect(pixels("sky", dark)?.width == 2)
  }

  @Test func `a folder's name is used only if it provides a namespace`() throws {
    let set = "{\"images\": [{\"filename\": \"a.png\"}]}"
    for path in ["Named/in", "Plain/out"] {
      try folder.write(set, to: "Assets.xcassets/\(path).imageset/Contents.json")
      try folder.write(AssetFolder.png(1, 1), to: "Assets.xcassets/\(path).imageset/a.png")
    }
    try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "Assets.xcassets/Named/Contents.json")
    #expect(pixels("Named/in", light) != nil)
    #expect(pixels("in", light) == nil)
    #expect(pixels("out", light) != nil)
  }

  @Test func `colours may be bytes, hexadecimal, fractions, white, P3 or the system's`() throws {
    func set(_ name: String, _ color: String) throws {
      try folder.write(
        "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}]}",
        to: "C.xcassets/\(name).colorset/Contents.json")
    }
    let parts = { (r: String, g: String, b: String, space: String) in
      """
      {"color-space": "\(space)",
       "components": {"red": "\(r)", "green": "\(g)", "blue": "\(b)", "alpha": "0.5"}}
      """
    }
    try set("bytes", parts("255", "102", "0", "srgb"))
    try set("hex", parts("0xFF", "0x66", "0x00", "srgb"))
    try set("fractions", parts("1.000", "0.400", "0.000", "srgb"))
    try set("p3", parts("1.000", "0.000", "0.000", "display-p3"))
    try set(
      "grey", "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.400\", \"alpha\": \"1.000\"}}")
    try set("system", "{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}")
    for name in ["bytes", "hex", "fractions"] {
      #expect(color(name, light) == ResolvedColor(red: 1, green: 0.4, blue: 0, alpha: 0.5), "\(name)")
    }
    #expect((color("p3", light)?.red ?? 0) > 0.999)
    #expect(color("grey", light) == ResolvedColor(red: 0.4, green: 0.4, blue: 0.4))
    #expect(color("system", light) == Color.blue.resolved(in: EnvironmentValues()))
    #expect(color("none", light) == nil)
  }

  @Test func `separate images are found next to the catalogs`() throws {
    try folder.write(AssetFolder.png(4, 4), to: "logo@2x.png")
    try folder.write(AssetFolder.png(8, 8), to: "photo.jpg")
    #expect(assets.image(named: "logo", in: nil, for: light)?.scale == 2)
    #expect(pixels("photo.jpg", light)?.width == 8)
    #expect(pixels("../logo", light) == nil)
  }

  @Test func `another bundle's folder is searched if it is named`() throws {
    let other = try AssetFolder()
    try other.write(AssetFolder.png(5, 5), to: "mark.png")
    #expect(pixels("mark", light) == nil)
    #expect(assets.image(named: "mark", in: other.url, for: light)?.picture.pixelSize.width == 5)
  }

  @Test(arguments: ["", "{", "[]", "{\"images\": 7}", "{\"images\": [{\"filename\": \"../../x.png\"}]}", "\u{0}"])
  func `a broken set is ignored, and its file is named`(contents: String) throws {
    try folder.write(contents, to: "Assets.xcassets/bad.imageset/Contents.json")
    let log = DiagnosticLog()
    log.collecting { #expect(pixels("bad", light) == nil) }
    guard !contents.hasPrefix("{\"images\": [") else { return }
    #expect(log.diagnostics.first?.id == "asset.unreadable")
    #expect(log.diagnostics.first?.subject?.hasSuffix("bad.imageset/Contents.json") == true)
  }

  @Test func `missing and damaged files are left out and reported`() throws {
    for (name, file) in [("gone", "gone.png"), ("text", "text.png"), ("vector", "vector.pdf")] {
      try folder.write(
        "{\"images\": [{\"filename\": \"\(file)\"}]}", to: "Assets.xcassets/\(name).imageset/Contents.json")
    }
    try folder.write("no picture", to: "Assets.xcassets/text.imageset/text.png")
    try folder.write("%PDF-1.4, but no more", to: "Assets.xcassets/vector.imageset/vector.pdf")
    for (name, id) in [("gone", "picture.unreadable"), ("text", "picture.unreadable"), ("vector", "asset.vector")] {
      let log = DiagnosticLog()
      log.collecting { #expect(pixels(name, light) == nil) }
      #expect(log.diagnostics.map(\.id) == [id], "\(name)")
    }
  }

  @Test func `enormous and strange names do not exist`() {
    for name in ["", "/", "..", "a\u{0}b", String(repeating: "x", count: 1_000_000)] {
      #expect(pixels(name, light) == nil)
      #expect(color(name, light) == nil)
    }
  }
}
