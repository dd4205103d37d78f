import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Typesetting

struct NamedFontTests {
  private func line(_ name: String, weight: Int = 400, in engine: TextEngine) -> (width: CGFloat, log: [String]) {
    let log = DiagnosticLog()
    var run = TextRun.plain("Hamburgefonts", weight: weight)
    run.style.font.family = .named(name)
    let line = log.collecting { engine.shape([run], style: ParagraphStyle()) }
    return (line.width, log.diagnostics.map(\.id))
  }

  @Test(arguments: ["Noto Serif", "JetBrains Mono", "Inter", "inter", "JetBrainsMono-Bold", "Noto Serif Bold"])
  func `fonts of Debian's packages are found by family, face and full name`(name: String) throws {
    let engine = try TextEngine()
    #expect(line(name, in: engine).log.isEmpty)
    // The system font is Inter in San Francisco's widths: no font by its own name is as wide.
    #expect(line(name, in: engine).width != engine.width("Hamburgefonts"))
  }

  @Test func `a named font draws its own glyphs`() throws {
    let engine = try TextEngine()
    func isImage(_ text: String, in family: ResolvedFont.Family) -> Bool {
      var run = TextRun.plain(text)
      run.style.font.family = family
      return engine.line([run], style: ParagraphStyle()).pieces.contains(where: \.typeface.isColor)
    }
    #expect(isImage("☀", in: .system(.standard)) && isImage("☀", in: .system(.serif)))
    #expect(!isImage("☀", in: .named("Inter")))
    #expect(isImage("☀\u{FE0F}", in: .named("Inter")))
  }

  @Test func `a face's name gives its weight, and bold another one`() throws {
    let engine = try TextEngine()
    let bold = line("Inter-Bold", in: engine).width
    #expect(bold == line("Inter", weight: 700, in: engine).width)
    #expect(bold > line("Inter-Regular", in: engine).width)
    #expect(line("Inter-Regular", weight: 700, in: engine).width == bold)
  }

  @Test(arguments: ["Georgia", "", "../x", String(repeating: "n", count: 5000)])
  func `an unknown name is the system font and a diagnostic`(name: String) throws {
    let engine = try TextEngine()
    let (width, log) = line(name, in: engine)
    #expect(log == ["font.family-unknown"])
    #expect(width == engine.width("Hamburgefonts"))
  }

  @Test(
    arguments: [
      ("HelveticaNeue-Bold", 700), ("Georgia Bold", 700), ("AvenirNext-DemiBold", 600), ("SFProText-Light", 300),
      ("Bold", 400),
    ])
  func `a replacement has the weight in the face's name`(name: String, weight: Int) throws {
    let engine = try TextEngine()
    #expect(line(name, in: engine).width == engine.width("Hamburgefonts", weight: weight))
  }

  @Test func `explicit attributes take precedence over a face's name`() throws {
    let engine = try TextEngine()
    #expect(line("Georgia-Light", weight: 800, in: engine).width == engine.width("Hamburgefonts", weight: 800))
  }

  @Test func `a bundle's fonts are those in its folder, in Fonts, in packages and in UIAppFonts`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ path: String, _ data: Data = Data()) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try ["a.ttf", "Fonts/b.OTF", "App_App.resources/Fonts/c.ttc", "Type/d.ttf", "e.png", "Other/f.ttf"].forEach {
      try add($0)
    }
    let list = ["UIAppFonts": ["Type/d.ttf", "nowhere.ttf", "../g.ttf"]]
    try add("Info.plist", PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
    let found = BundledFonts.files(in: [folder.path, "/nonexistent"]).map {
      String($0.dropFirst(folder.path.count + 1))
    }
    #expect(found == ["App_App.resources/Fonts/c.ttc", "Fonts/b.OTF", "Type/d.ttf", "a.ttf"])
  }

  @Test func `a bundle's font is used without any installed one`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", toPath: folder.appending(path: "x.ttf").path)
    var fonts = FontDirectories.debian
    fonts.named = []
    #expect(try line("DejaVu Serif", in: TextEngine(fonts: fonts)).log == ["font.family-unknown"])
    fonts.resources = [folder.path]
    #expect(try line("DejaVu Serif", in: TextEngine(fonts: fonts)).log.isEmpty)
  }
}
