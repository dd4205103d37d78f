import Foundation
import Testing

@testable import ExtensionBuilding

struct AssetSymbolTests {
  /// Names and symbols of Xcode's own files in public repositories.
  @Test(arguments: [
    ("cover", "cover"), ("Cover", "cover"), ("AccentColor", "accent"), ("background-color", "background"),
    ("tabbarUnselectedColor", "tabbarUnselected"), ("text_color", "text"), ("Hero image", "hero"),
    ("AppIconImage", "appIcon"), ("Top Shelf Image", "topShelf"), ("Top Shelf Image Wide", "topShelfImageWide"),
    ("Image", "image"), ("Color", "color"), ("color_24292B", "color24292B"), ("HBO GO Logo", "hboGOLogo"),
    ("FaceID", "faceID"), ("IQButtonBarArrowUp", "iqButtonBarArrowUp"), ("U-Crunches", "uCrunches"),
    ("eGov_Service_Eid_Icon", "eGovServiceEidIcon"), ("SquatBB", "squatBB"), ("TLSold", "tlSold"),
    ("TLS2016", "TLS_2016"), ("BMW", "BMW"), ("M", "M"), ("A-1-1-0", "A_1_1_0"), ("M-stadt", "mStadt"),
    ("c50000", "c50000"), ("292C38", "_292_C_38"), ("FFE05D", "FFE_05_D"), ("121212", "_121212"), ("1", "_1"),
    ("9_left_claw", "_9LeftClaw"), ("emoji_10_laughing", "emoji10Laughing"), ("icon_ID ", "iconID"),
    ("bg1", "bg1"), ("as", "`as`"), ("subscript", "`subscript`"), ("final-image", "final"),
    ("SwaRaj Kriya Logo", "swaRajKriyaLogo"),
  ])
  func `an asset has the symbol that Xcode generates`(name: String, symbol: String) {
    #expect(AssetSymbolName.member(for: name) == symbol)
  }

  @Test(arguments: ["", "+", "--", "❤️‍🔥"])
  func `a name without letters has no symbol`(name: String) {
    #expect(AssetSymbolName.member(for: name) == nil)
  }

  @Test(arguments: [
    ("iconPreviews", "IconPreviews"), ("App Icon - App Store", "AppIconAppStore"), ("GameUI", "GameUI"),
    ("2024", "_2024"), ("Type", "`Type`"),
  ])
  func `a group with a namespace is a type`(name: String, symbol: String) {
    #expect(AssetSymbolName.namespace(for: name) == symbol)
  }

  @Test func `the source has a symbol for each image and colour`() throws {
    let catalog = try SampleCatalog()
    try catalog.add("cover.imageset")
    try catalog.add("BrandColor.colorset")
    try catalog.add("Icons/star.imageset", namespaces: ["Icons"])
    try catalog.add("Plain/moon.symbolset")
    let text = AssetSymbolSource(catalogs: [catalog.folder]).text
    for line in [
      #"  static let cover = SwiftUI.ImageResource(name: "cover", bundle: resourceBundle)"#,
      #"  static let moon = SwiftUI.ImageResource(name: "moon", bundle: resourceBundle)"#,
      #"    static let star = SwiftUI.ImageResource(name: "Icons/star", bundle: resourceBundle)"#,
      #"  static let brand = SwiftUI.ColorResource(name: "BrandColor", bundle: resourceBundle)"#,
      "  static var brand: SwiftUI.Color { .init(SwiftUI.ColorResource.brand) }",
      "  static var brand: SwiftUI.UIColor { .init(resource: SwiftUI.ColorResource.brand) }",
      "    static var star: SwiftUI.UIImage { .init(resource: SwiftUI.ImageResource.Icons.star) }",
      "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {",
      "private let resourceBundle = Foundation.Bundle.main",
    ] {
      #expect(text.components(separatedBy: "\n").contains(line), "\(line)")
    }
    #expect(AssetSymbolSource(catalogs: [], bundle: ".module").isEmpty)
  }

  @Test func `symbols are unique, and do not shadow the system's colours`() throws {
    let catalog = try SampleCatalog()
    for name in ["block_lv-1", "block_lv1", "Primary", "+"] { try catalog.add("\(name).colorset") }
    let text = AssetSymbolSource(catalogs: [catalog.folder]).text
    #expect(text.components(separatedBy: "static let blockLv1 ").count == 2)
    #expect(text.contains("// The colour “block_lv1” has the same symbol “blockLv1” as another; it has no symbol."))
    #expect(text.contains("// The colour “+” is not a valid name in Swift; it has no symbol."))
    #expect(text.contains("static let primary "))
    #expect(!text.contains("static var primary: SwiftUI.Color "))
    #expect(text.contains("static var primary: SwiftUI.UIColor "))
  }

  @Test func `members that the sources declare are not generated`() throws {
    let catalog = try SampleCatalog()
    for name in ["Level1", "Level2", "Level3", "Level4"] { try catalog.add("\(name).colorset") }
    var declared = DeclaredMembers()
    declared.add(
      """
      public extension Color {
        static let level1 = Color("Level1", bundle: .module)
        enum Deep { static let level2 = 1 }
      }
      extension SwiftUI.Color { static var level3: Color { .red } }
      struct Other { static let level4 = 1 }
      """)
    let text = AssetSymbolSource(catalogs: [catalog.folder], declared: declared).text
    for (number, isThere) in [(1, false), (2, true), (3, false), (4, true)] {
      #expect(text.contains("static let level\(number) = SwiftUI.ColorResource"))
      #expect(text.contains("  static var level\(number): SwiftUI.UIColor"))
      let members = text.components(separatedBy: "extension SwiftUI.Color {").last?.components(separatedBy: "\n}").first
      #expect(members?.contains("static var level\(number): SwiftUI.Color ") == isThere)
    }
    let plain = AssetSymbolSource(catalogs: [catalog.folder], hasExtensions: false).text
    #expect(plain.contains("ColorResource") && !plain.contains("UIColor"))
  }

  @Test func `a name cannot break out of its literal`() throws {
    let catalog = try SampleCatalog()
    try catalog.add("a\"; let b = \"\\(1)\nc.imageset")
    let text = AssetSymbolSource(catalogs: [catalog.folder]).text
    #expect(text.contains(#"name: "a\"; let b = \"\\(1)\u{a}c""#))
    #expect(!text.contains("\nc"))
  }

  @Test func `equal catalogs give equal sources`() throws {
    let catalog = try SampleCatalog()
    for name in ["b", "a", "C", "Z/y", "Z/x", "Y/x"] { try catalog.add("\(name).imageset") }
    let texts = (0..<3).map { _ in AssetSymbolSource(catalogs: [catalog.folder]).text }
    #expect(Set(texts).count == 1)
  }
}

/// An asset catalog for a test, removed at its end.
final class SampleCatalog {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID()).xcassets")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func add(_ set: String, namespaces: [String] = []) throws {
    let set = folder.appending(path: set)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: set.appending(path: "Contents.json"))
    for namespace in namespaces {
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
        .write(to: folder.appending(path: namespace).appending(path: "Contents.json"))
    }
  }
}
