import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import Views
import WidgetKit

struct AssetImageTests {
  private let folder: AssetFolder

  init() throws { folder = try AssetFolder() }

  private func addImage(_ name: String, _ json: String, _ files: [String: Data]) throws {
    try folder.write(json, to: "A.xcassets/\(name).imageset/Contents.json")
    for (file, data) in files { try folder.write(data, to: "A.xcassets/\(name).imageset/\(file)") }
  }

  private func color(_ name: String, _ components: String) throws {
    try folder.write(
      #"{"colors": [{"color": {"color-space": "srgb", "components": \#(components)}}]}"#,
      to: "A.xcassets/\(name).colorset/Contents.json")
  }

  /// The picture's pixels at a scale of two, and its diagnostics.
  private func pixels(
    scheme: ColorScheme = .light, @ViewBuilder _ content: @escaping () -> some SwiftUI.View
  ) async throws -> (Bitmap, [Diagnostic]) {
    var request = RenderRequest(family: .systemSmall)
    request.colorScheme = scheme
    let picture = try await TestWidget.picture(request, assets: folder.url, content: content)
    return (try PNGDecoder.decode(picture.data), picture.diagnostics)
  }

  private static let star = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">
      <rect width="10" height="20" fill="#0000ff"/></svg>
    """.utf8)

  @Test func `a catalog's drawing is drawn at the frame's resolution`() async throws {
    try addImage("star", #"{"images": [{"filename": "s.svg", "idiom": "universal"}]}"#, ["s.svg": Self.star])
    let (bitmap, diagnostics) = try await pixels {
      Image("star").resizable().frame(width: 100, height: 100).containerBackground(.white, for: .widget)
    }
    #expect(diagnostics == [])
    let (x, y) = (bitmap.pixelSize.width / 2, bitmap.pixelSize.height / 2)
    #expect(bitmap[x - 1, y] == 0xFF00_00FF)
    #expect(bitmap[x, y] == 0xFFFF_FFFF)
  }

  @Test func `a template has the foreground's colour, an appearance its scheme`() async throws {
    let clear = try AssetFolder.png(10, 10, pixel: 0xFF00_00FF)
    try addImage(
      "mark",
      """
      {"images": [{"filename": "m.png", "scale": "1x"}], "properties": {"template-rendering-intent": "template"}}
      """, ["m.png": clear])
    try addImage(
      "sky",
      """
      {"images": [{"filename": "a.png"},
        {"filename": "d.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, ["a.png": AssetFolder.png(10, 10, pixel: 0xFF11_2233), "d.png": AssetFolder.png(10, 10, pixel: 0xFF44_5566)])
    for (scheme, sky) in [(ColorScheme.light, UInt32(0xFF11_2233)), (.dark, 0xFF44_5566)] {
      let (bitmap, diagnostics) = try await pixels(scheme: scheme) {
        HStack(spacing: 0) {
          Image("mark").resizable().foregroundStyle(Color(red: 0, green: 1, blue: 0))
          Image("sky").resizable()
        }.frame(width: 100, height: 100).containerBackground(.white, for: .widget)
      }
      #expect(diagnostics == [])
      let (x, y) = (bitmap.pixelSize.width / 2, bitmap.pixelSize.height / 2)
      #expect(bitmap[x - 40, y] == 0xFF00_FF00)
      #expect(bitmap[x + 40, y] == sky)
    }
  }

  @Test func `slices keep their caps, and only the centre is stretched`() async throws {
    // Columns: two red, one green that is stretched, three blue that are hidden, two white.
    let columns: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00] + Array(repeating: 0xFF00_00FF, count: 3)
    let row = columns + [0xFFFF_FFFF, 0xFFFF_FFFF]
    try addImage(
      "bar",
      """
      {"images": [{"filename": "b.png", "scale": "1x", "resizing": {"mode": "3-part-horizontal",
        "center": {"mode": "stretch", "width": 1}, "cap-insets": {"left": 2, "right": 2}}}]}
      """, ["b.png": AssetFolder.png(rows: [row, row])])
    let (bitmap, diagnostics) = try await pixels {
      Image("bar").resizable().interpolation(.none).frame(width: 50, height: 40)
        .containerBackground(.black, for: .widget)
    }
    #expect(diagnostics == [])
    let (x, y) = (bitmap.pixelSize.width / 2, bitmap.pixelSize.height / 2)
    #expect(bitmap[x - 49, y] == 0xFFFF_0000)
    #expect(bitmap[x - 40, y] == 0xFF00_FF00)
    #expect(bitmap[x + 40, y] == 0xFF00_FF00)
    #expect(bitmap[x + 48, y] == 0xFFFF_FFFF)
  }

  @Test func `generated resources show their sets`() async throws {
    try addImage("cover", #"{"images": [{"filename": "c.png"}]}"#, ["c.png": AssetFolder.png(4, 4, pixel: 0xFF10_2030)])
    try color("Brand", #"{"red": "0x80", "green": "0x01", "blue": "0x00", "alpha": "1.000"}"#)
    let (bitmap, diagnostics) = try await pixels {
      HStack(spacing: 0) {
        Image(.sampleCover).resizable()
        Color(.sampleBrand)
        Rectangle().foregroundStyle(.sampleBrand)
        Image(uiImage: UIImage(resource: .sampleCover)).resizable()
        Color(uiColor: UIColor(resource: .sampleBrand))
      }.frame(width: 100, height: 100).containerBackground(.white, for: .widget)
    }
    #expect(diagnostics == [])
    let (x, y) = (bitmap.pixelSize.width / 2, bitmap.pixelSize.height / 2)
    #expect(
      [-90, -50, 0, 50, 90].map { bitmap[x + $0, y] } == [
        0xFF10_2030, 0xFF80_0100, 0xFF80_0100, 0xFF10_2030, 0xFF80_0100,
      ])
  }

  @Test func `a view without a background has the extension's`() async throws {
    try color("WidgetBackground", #"{"red": "64", "green": "128", "blue": "0", "alpha": "1.000"}"#)
    try color("AccentColor", #"{"red": "0", "green": "0", "blue": "1", "alpha": "1"}"#)
    let (bitmap, diagnostics) = try await pixels { Color.accentColor.frame(width: 20, height: 20) }
    #expect(diagnostics.map(\.id) == ["widget.no-container-background"])
    #expect(diagnostics.first?.message.hasSuffix("the colour set WidgetBackground is drawn") == true)
    #expect(bitmap[2, 2] == 0xFF40_8000)
    #expect(bitmap[bitmap.pixelSize.width / 2, bitmap.pixelSize.height / 2] == 0xFF00_00FF)
  }

  @Test func `the accent colour is the one in the property list`() async throws {
    try color("Sunny", #"{"red": "255", "green": "255", "blue": "0", "alpha": "1.000"}"#)
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>NSAccentColorName</key><string>Sunny</string></dict></plist>
      """, to: "Info.plist")
    let (bitmap, _) = try await pixels { Color.accentColor.containerBackground(.white, for: .widget) }
    #expect(bitmap[bitmap.pixelSize.width / 2, bitmap.pixelSize.height / 2] == 0xFFFF_FF00)
  }

  @Test func `a symbol set's regular symbol is a template next to the text`() async throws {
    try folder.write(#"{"symbols": [{"filename": "leaf.svg"}]}"#, to: "A.xcassets/leaf.symbolset/Contents.json")
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200"><g id="Notes"><text>Weights</text></g>
      <g id="Guides"><line id="Capline-M" x1="0" x2="9" y1="1050" y2="1050"/>
      <line id="Baseline-M" x1="0" x2="9" y1="1120" y2="1120"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="0" y2="1"/>
      <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="0" y2="1"/></g>
      <g id="Symbols"><g id="Black-M"><rect width="3300" height="2200"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1120)"><g><rect x="25" y="-70" width="50" height="70"/></g></g></g>
      </svg>
      """, to: "A.xcassets/leaf.symbolset/leaf.svg")
    let (bitmap, diagnostics) = try await pixels {
      Image("leaf").foregroundStyle(Color(red: 1, green: 0, blue: 0)).containerBackground(.white, for: .widget)
    }
    #expect(diagnostics == [])
    let (x, y) = (bitmap.pixelSize.width / 2, bitmap.pixelSize.height / 2)
    // 100 of the sheet's units are 17 points: the bar is 8.5 points wide and 11.9 high.
    #expect(bitmap[x, y] == 0xFFFF_0000)
    #expect(bitmap[x - 7, y] == 0xFFFF_0000 && bitmap[x - 11, y] == 0xFFFF_FFFF)
    #expect(bitmap[x, y - 10] == 0xFFFF_0000 && bitmap[x, y - 14] == 0xFFFF_FFFF)
  }

  /// A sheet whose only symbol is a bar of 50 by 70 units, with the named margins.
  private func writeSheet(
    margins: [String], symbols: [String], guidesArePaths: Bool = false, moved: String = "", rules: String = "",
    bar: String = #"<rect x="25" y="-70" width="50" height="70"/>"#
  ) throws {
    try folder.write(#"{"symbols": [{"filename": "leaf.svg"}]}"#, to: "A.xcassets/leaf.symbolset/Contents.json")
    func guide(_ name: String, _ x: Int, _ y: Int) -> String {
      guidesArePaths
        ? #"<path id="\#(name)" d="M\#(x),\#(y) l0,110"/>"#
        : #"<line id="\#(name)" x1="\#(x)" x2="\#(x)" y1="\#(y)" y2="\#(y)"/>"#
    }
    let guides = margins.flatMap { [guide("left-margin\($0)", 1400, 0), guide("right-margin\($0)", 1500, 0)] }
    let lines = ["M", "S"].flatMap { [guide("Capline-\($0)", 0, 1050), guide("Baseline-\($0)", 0, 1120)] }
    let drawn = symbols.map { #"<g id="\#($0)" transform="matrix(1 0 0 1 1400 1120)">\#(bar)</g>"# }
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200"><rect id="artboard" width="3300" height="2200"/>
      \(rules)<g id="Guides"\(moved)>\((lines + guides).joined(separator: "\n"))</g>
      <g id="Symbols"\(moved)>\(drawn.joined(separator: "\n"))</g></svg>
      """, to: "A.xcassets/leaf.symbolset/leaf.svg")
  }

  /// How many pixels across and down the picture's centre are fully red; those at a bar's ends may be so in part.
  private func redBar(@ViewBuilder _ view: @escaping () -> some SwiftUI.View) async throws -> [Int] {
    let (bitmap, diagnostics) = try await pixels { view().containerBackground(.white, for: .widget) }
    #expect(diagnostics == [])
    let (width, height) = (bitmap.pixelSize.width, bitmap.pixelSize.height)
    return [
      (0..<width).count { bitmap[$0, height / 2] == 0xFFFF_0000 },
      (0..<height).count { bitmap[width / 2, $0] == 0xFFFF_0000 },
    ]
  }

  @Test(arguments: [
    // The first version of sheets names only the margins of the regular medium symbol, without its name.
    ([""], ["Regular-S", "Regular-M"], [17, 24]),
    // Later ones may have only the small symbol's: the medium one's are wider by the same factor as the symbol.
    (["-Regular-S"], ["Regular-M", "Regular-S"], [17, 24]),
    // Sheets from which the system derives the sizes.
    (["-Ultralight-S", "-Regular-S", "-Black-S"], ["Ultralight-S", "Regular-S", "Black-S"], [21, 30]),
  ])
  func `a symbol is extracted from sheets of every kind`(margins: [String], symbols: [String], size: [Int]) async throws
  {
    try writeSheet(margins: margins, symbols: symbols)
    let bar = try await redBar { Image("leaf").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    #expect(abs(bar[0] - size[0]) <= 1 && abs(bar[1] - size[1]) <= 2, "\(bar)")
  }

  @Test func `a monochrome symbol has its monochrome layers`() async throws {
    let whole = #"<path class="multicolor-0:red hierarchical-0:tertiary" d="M0 0h100v-70h-100z"/>"#
    try writeSheet(
      margins: ["-Regular-M"], symbols: ["Regular-M"],
      bar: whole + #"<path class="monochrome-0 hierarchical-1:primary" d="M25 0h50v-70h-50z"/>"#)
    let bar = try await redBar { Image("leaf").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    #expect(abs(bar[0] - 17) <= 1, "\(bar)")
  }

  @Test func `a layer of a symbol may cut out layers below`() async throws {
    let rules = "<style>.monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}</style>"
    let layers =
      #"<path class="monochrome-0" d="M0 0h100v-70h-100z"/><path class="monochrome-1" d="M50 0h50v-70h-50z"/>"#
    try writeSheet(margins: ["-Regular-M"], symbols: ["Regular-M"], rules: rules, bar: layers)
    let bar = try await redBar { Image("leaf").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    #expect(abs(bar[0] - 17) <= 1, "\(bar)")
  }

  @Test func `drawing programs may move the guides and the symbols`() async throws {
    try writeSheet(margins: ["-Regular-M"], symbols: ["Regular-M"], moved: #" transform="translate(40.5, -7)""#)
    let bar = try await redBar { Image("leaf").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    #expect(abs(bar[0] - 17) <= 1 && abs(bar[1] - 24) <= 2, "\(bar)")
  }

  @Test func `a sheet's guides may be paths`() async throws {
    try writeSheet(margins: ["-Regular-S"], symbols: ["Regular-S"], guidesArePaths: true)
    let bar = try await redBar { Image("leaf").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    #expect(abs(bar[0] - 21) <= 1 && abs(bar[1] - 30) <= 2, "\(bar)")
  }

  @Test func `a catalog's symbol scales with the font and the symbol scale`() async throws {
    try writeSheet(margins: ["-Regular-M"], symbols: ["Regular-M"])
    let red = Color(red: 1, green: 0, blue: 0)
    let twice = try await redBar { Image("leaf").font(.system(size: 34)).foregroundStyle(red) }
    #expect(abs(twice[0] - 34) <= 1 && abs(twice[1] - 48) <= 2, "\(twice)")
    let large = try await redBar { Image("leaf").imageScale(.large).foregroundStyle(red) }
    #expect(abs(large[0] - 22) <= 1, "\(large)")
  }

  @Test(arguments: [
    // Far beyond the capitals, above more than below: the bar's 170 units are all there, in 190 units.
    (#"<rect x="25" y="-130" width="50" height="170"/>"#, [100.0, 190, 50, 170]),
    (#"<rect x="25" y="-45" width="50" height="20"/>"#, [100, 20, 50, 20]),
  ])
  func `a symbol gets the height that it needs, around the middle of the capitals`(
    bar: String, units: [Double]
  ) async throws {
    try writeSheet(margins: ["-Regular-M"], symbols: ["Regular-M"], bar: bar)
    let symbol = { Image("leaf").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    let room = try await redBar { symbol().background(Color(red: 1, green: 0, blue: 0)) }
    let drawn = try await redBar { symbol() }
    for (pixels, units) in zip(room + drawn, units) {
      #expect(abs(Double(pixels) - units * 0.34) <= 2, "\(room), \(drawn)")
    }
  }

  @Test func `a data set has its contents`() async throws {
    try folder.write(#"{"data": [{"filename": "q.json"}]}"#, to: "A.xcassets/quotes.dataset/Contents.json")
    try folder.write("[1]", to: "A.xcassets/quotes.dataset/q.json")
    let picture = try await TestWidget.picture(assets: folder.url) {
      Text(NSDataAsset(name: "quotes").map { String(decoding: $0.data, as: UTF8.self) } ?? "nothing")
        .containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.accessibilityText == "[1]")
  }

  @Test(arguments: [
    ("x.svg", "<svg xmlns='http://www.w3.org/2000/svg'><g>", "asset.vector"), ("x.pdf", "%PDF-1.7 ?", "asset.vector"),
    ("x.png", "GIF89a", "picture.unreadable"), ("gone.png", nil, "picture.unreadable"),
  ])
  func `files that cannot be drawn are named, and others are drawn`(
    file: String, text: String?, id: String
  ) async throws {
    try addImage("x", #"{"images": [{"filename": "\#(file)"}]}"#, text.map { [file: Data($0.utf8)] } ?? [:])
    let (_, diagnostics) = try await pixels {
      VStack {
        Image("x"); Text("there")
      }.containerBackground(.white, for: .widget)
    }
    #expect(diagnostics.map(\.id) == [id, "image.missing-asset"])
    #expect(diagnostics.first?.subject?.hasSuffix("A.xcassets/x.imageset/\(file)") == true)
  }
}

extension SwiftUI.ImageResource {
  fileprivate static let sampleCover = SwiftUI.ImageResource(name: "cover", bundle: Foundation.Bundle.main)
}

extension SwiftUI.ColorResource {
  fileprivate static let sampleBrand = SwiftUI.ColorResource(name: "Brand", bundle: Foundation.Bundle.main)
}

extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
  fileprivate static var sampleBrand: SwiftUI.Color { .init(.sampleBrand) }
}
