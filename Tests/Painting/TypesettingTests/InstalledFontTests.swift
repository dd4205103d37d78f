import Diagnostics
import Foundation
import Testing

@testable import Typesetting

struct InstalledFontTests {
  @Test func `every installed package has a hash`() {
    let fonts = InstalledFonts.all()
    #expect(fonts.map(\.package).contains("fonts-inter"))
    #expect(fonts.map(\.package) == fonts.map(\.package).sorted())
    for font in fonts { #expect(font.sha256.count == 64 && font.sha256.allSatisfy(\.isHexDigit)) }
  }

  @Test func `the fonts of Debian 12 need no remark, and those of Debian 13 are known`() {
    let debian12 = InstalledFonts(
      package: "fonts-inter", sha256: "6d290ded2d68cb998fec5b8d50da77b931055b05929a8c895eff569a7f7b2b60")
    #expect(debian12.releases == [12] && debian12.diagnostic == nil)
    let debian13 = InstalledFonts(
      package: "fonts-inter", sha256: "40ccf82c8c607ad5bc1b7625f8f8317cbdb7227d8eb147d7c9a3602a923af470")
    #expect(
      debian13.diagnostic?.description
        == "fonts-inter: the font files are those of Debian 13; text does not have the same pixels as with the fonts "
        + "of Debian 12; widths are fitted to this version, too [font.differs]")
  }

  @Test func `files of another version are reported, and other files do not count`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("abc".utf8).write(to: folder.appending(path: "Inter-Regular.otf"))
    try Data("x".utf8).write(to: folder.appending(path: "InterDisplay-Regular.otf"))
    let fonts = InstalledFonts.all(in: FontDirectories(systemFont: [folder.path], fallback: [folder.path]))
    // What `sha256sum Inter-*` prints, hashed.
    let expected = InstalledFonts(
      package: "fonts-inter", sha256: "14b888e200f611b447b7306f50bbec38189d747827039b36440e0ae7afcd6c1e")
    #expect(fonts == [expected])
    #expect(fonts.first?.diagnostic?.message.contains("unknown version") == true)
  }

  @Test(arguments: [
    ("/usr/lib/almanac/almanac", "/usr/share/fonts/truetype/phosphor"),
    ("/home/you/.local/lib/almanac/almanac-server", "/home/you/.local/share/fonts/truetype/phosphor"),
    ("/home/you/lighthouse", nil), ("/almanac", nil), ("/lib/other/almanac", nil),
  ]) func `an installed program finds the symbols of its prefix`(example: (program: String, folder: String?)) {
    #expect(FontDirectories.symbols(ofProgram: example.program) == example.folder)
  }
}
