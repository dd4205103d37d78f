import Foundation
import Graphics
import ImagePipeline
import Testing

struct CatalogVariantTests {
  private func best(
    _ entries: [String], _ traits: CatalogTraits = CatalogTraits(luminosity: .light, scale: 2)
  ) throws -> String? {
    let sample = try SampleCatalog()
    try sample.addImages("a", entries, files: [])
    return AssetCatalog(folder: sample.folder).images(named: "a")?.best(for: traits)?.file.lastPathComponent
  }

  private func entry(_ file: String, _ more: String = "") -> String {
    #"{"filename": "\#(file)"\#(more.isEmpty ? "" : ", " + more)}"#
  }

  @Test func `a file is found in another Unicode normalization`() throws {
    // One character in the catalog, two on disk, and vice versa.
    for (named, stored) in [("caf\u{E9}.png", "cafe\u{301}.png"), ("cafe\u{301}.png", "caf\u{E9}.png")] {
      let sample = try SampleCatalog()
      try sample.addImages("a", [entry(named)], files: [stored])
      let images = try #require(AssetCatalog(folder: sample.folder).images(named: "a"))
      #expect(images.map { Array($0.file.lastPathComponent.utf8) } == [Array(stored.utf8)])
      #expect(FileManager.default.fileExists(atPath: images[0].file.path))
    }
  }

  @Test func `a phone's file is taken before any device's, and that before a tablet's`() throws {
    let (phone, any, pad, watch) = (
      entry("phone", #""idiom": "iphone""#), entry("any", #""idiom": "universal""#),
      entry("pad", #""idiom": "ipad""#), entry("watch", #""idiom": "watch""#)
    )
    #expect(try best([watch, pad, any, phone]) == "phone")
    #expect(try best([watch, pad, any]) == "any")
    #expect(try best([watch, pad]) == "pad")
    #expect(try best([watch]) == "watch")
  }

  @Test func `high contrast and wide gamut are used only if there is nothing else`() throws {
    let contrast = entry("contrast", #""appearances": [{"appearance": "contrast", "value": "high"}]"#)
    let dark = entry("dark", #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#)
    let wide = entry("wide", #""display-gamut": "display-P3""#)
    let narrow = entry("narrow", #""display-gamut": "sRGB""#)
    #expect(try best([contrast, wide, narrow, dark]) == "narrow")
    #expect(try best([contrast, wide, dark]) == "wide")
    #expect(try best([narrow, dark], CatalogTraits(luminosity: .dark, scale: 2)) == "dark")
    #expect(try best([contrast]) == nil)
  }

  @Test func `the variant in the picture's language is used`() throws {
    let files = [
      entry("any"), entry("de", #""locale": "de""#), entry("brazil", #""locale": "pt-BR""#),
      entry("old", #""locale": "zh_Hant""#),
    ]
    func inLanguages(_ languages: [String]) throws -> String? {
      try best(files, CatalogTraits(luminosity: .light, scale: 2) { languages })
    }
    #expect(try inLanguages(["de-CH", "de"]) == "de")
    #expect(try inLanguages(["pt-BR", "pt"]) == "brazil")
    #expect(try inLanguages(["zh-Hant"]) == "old")
    #expect(try inLanguages(["fr"]) == "any")
  }

  @Test func `a mirrored file is used for right-to-left scripts`() throws {
    let files = [
      entry("left", #""language-direction": "left-to-right""#),
      entry("right", #""language-direction": "right-to-left""#),
    ]
    #expect(try best(files) == "left")
    #expect(try best(files, CatalogTraits(luminosity: .light, scale: 2, isRightToLeft: true)) == "right")
  }

  @Test func `size classes are ignored`() throws {
    let compact = entry("compact", #""width-class": "compact""#)
    #expect(try best([compact, entry("any")]) == "any")
    #expect(try best([compact]) == "compact")
  }

  @Test(arguments: ["x", "0x", "-1x", "nanx", "infx", ""])
  func `an invalid scale means every scale`(scale: String) throws {
    let sample = try SampleCatalog()
    try sample.addImages("a", [entry("a", #""scale": "\#(scale)""#)], files: [])
    #expect(AssetCatalog(folder: sample.folder).images(named: "a")?.first?.scale == nil)
  }

  @Test func `slices are in pixels`() throws {
    let sample = try SampleCatalog()
    let resizing = { (mode: String, center: String) in
      """
      "resizing": {"mode": "\(mode)", "center": \(center),
        "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}
      """
    }
    try sample.addImages(
      "nine", [entry("a", resizing("9-part", #"{"mode": "tile", "width": 5, "height": 6}"#))], files: [])
    try sample.addImages(
      "three", [entry("a", resizing("3-part-horizontal", #"{"mode": "stretch", "width": 1}"#))], files: [])
    try sample.addImages(
      "odd", [entry("a", #""resizing": {"mode": "9-part", "cap-insets": {"top": -1e308}}"#)], files: [])
    let catalog = AssetCatalog(folder: sample.folder)
    let nine = try #require(catalog.images(named: "nine")?.first?.slices)
    #expect([nine.top, nine.left, nine.bottom, nine.right] == [1, 2, 3, 4])
    #expect(nine.centerWidth == 5 && nine.centerHeight == 6 && nine.isTiled)
    let three = try #require(catalog.images(named: "three")?.first?.slices)
    #expect([three.top, three.left, three.bottom, three.right] == [0, 2, 0, 4])
    #expect(three.centerWidth == 1 && three.centerHeight == nil && !three.isTiled)
    #expect(catalog.images(named: "odd")?.first?.slices == nil)
  }

  @Test func `app icons and symbols are found as images, and data sets as files`() throws {
    let sample = try SampleCatalog()
    try sample.write(
      #"{"images": [{"filename": "i.png", "size": "1024x1024"}]}"#, to: "AppIcon.appiconset/Contents.json")
    try sample.write(#"{"symbols": [{"filename": "s.svg"}]}"#, to: "leaf.symbolset/Contents.json")
    try sample.write(
      #"{"data": [{"idiom": "universal", "filename": "d.json", "universal-type-identifier": "public.json"}]}"#,
      to: "Atlas.spriteatlas/quotes.dataset/Contents.json")
    let catalog = AssetCatalog(folder: sample.folder)
    #expect(catalog.images(named: "AppIcon")?.map(\.file.lastPathComponent) == ["i.png"])
    #expect(catalog.images(named: "leaf")?.map(\.isTemplate) == [true])
    #expect(catalog.data(named: "quotes")?.file.lastPathComponent == "d.json")
    #expect(catalog.data(named: "quotes")?.typeIdentifier == "public.json")
    #expect(catalog.data(named: "none") == nil)
  }
}
