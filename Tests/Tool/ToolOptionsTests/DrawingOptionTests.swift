import ArgumentParser
import Foundation
import Rendering
import Testing
import Timelines

@testable import ToolOptions

/// The table of drawing options: what is read from it is what was written.
struct DrawingOptionTests {
  private static let values = [
    "device": "ipad-820x1180", "scale": "3", "scheme": "dark", "mode": "accented",
    "accent": "#102030", "look": "standBy", "backdrop": "/pictures/hill.jpg",
    "type-size": "xLarge", "allow-host": "pictures.example.org", "limit": "side=9",
    "locale": "de_DE",
    "time-zone": "Asia/Tokyo", "time-limit": "7", "set": "count=3", "format": "svg",
    "attributes": "a.json", "content-state": "s.json",
    "state": "snapshot", "layout-direction": "rightToLeft",
    "palette": "#000000,#FFFFFF,#FF8000", "dither": "blue-noise", "rotation": "270", "max-bytes": "90000",
    "canvas": "800x480",
  ]

  /// The options whose default is no part of a folder's name.
  private static let unnamedByDefault = [
    "mode", "look", "backdrop", "layout-direction", "palette", "dither", "rotation", "canvas",
  ]

  @Test func `options that nobody gave are not written, and tell no places apart`() throws {
    let options = try DrawingArguments.parse([]).options
    #expect(options.words.isEmpty)
    #expect(options.slotOptions == DrawingOptions.standardPlaceOptions)
    #expect(
      options.slotOptions == [
        "device=430x932", "scheme=light", "accent=\(RenderRequest.standardAccent)", "type-size=large", "locale=en_US",
        "time-zone=GMT",
        "opaque", "state=timeline",
      ])
  }

  @Test func `each option is read as it is written`() throws {
    for option in DrawingOption.all {
      let value = option.isFlag ? "true" : try #require(Self.values[option.name], "\(option.name)")
      var options = try DrawingArguments.parse([]).options
      try option.read(value, &options)
      #expect(option.values(options) == [value], "\(option.name)")
      let words = option.isFlag ? ["--\(option.name)"] : ["--\(option.name)", value]
      #expect(options.words == words)
      // The command line says the same.
      #expect(try DrawingArguments.parse(words).options.words == words)
      #expect(
        (options.slotOptions != DrawingOptions.standardPlaceOptions)
          == (option.usualSlot != nil || Self.unnamedByDefault.contains(option.name)))
    }
  }

  @Test func `every option of the command line is in the table, but those of one run`() {
    struct Drawing: ParsableCommand {
      @OptionGroup var drawing: DrawingArguments
    }
    let help = Drawing.helpMessage(columns: 1000)
    let names = help.matches(of: /(?m)^ +(?:-\w, )?--([a-z-]+)/).map { String($0.1) }
    #expect(Set(names).subtracting(["at", "json", "help"]) == Set(DrawingOption.all.map(\.name)))
  }

  @Test func `a look with a mode of its own is not combined with another mode`() throws {
    var options = try DrawingArguments.parse(["--look", "standBy", "--mode", "fullColor"]).options
    try options.validate()
    options = try DrawingArguments.parse(["--look", "tinted", "--mode", "vibrant"]).options
    #expect(throws: ValidationError.self) { try options.validate() }
  }

  @Test func `a backdrop is read as it is written, and a file keeps its place`() throws {
    for (argument, expected) in [
      ("#102030", "#102030"), ("gradient:#101830,#304880", "gradient:180deg,#101830,#304880"),
      ("gradient:12.5deg,#101830,#304880", "gradient:12.5deg,#101830,#304880"), ("/srv/lake.png", "/srv/lake.png"),
      ("lake.png", FileManager.default.currentDirectoryPath + "/lake.png"),
    ] {
      let words = try DrawingArguments.parse(["--backdrop", argument]).options.words
      #expect(words == ["--backdrop", expected])
      #expect(try DrawingArguments.parse(words).options.words == words)
    }
    #expect(throws: (any Error).self) { try DrawingArguments.parse(["--backdrop", "#12"]) }
  }

  @Test func `names are not repeated`() {
    #expect(Set(DrawingOption.all.map(\.name)).count == DrawingOption.all.count)
    #expect(
      MatrixAxis.all.map(\.name) == [
        "family", "scheme", "device", "type-size", "locale", "mode", "look", "state",
      ])
    #expect(
      DrawingOption.pictureKeys == [
        "device", "scale", "scheme", "mode", "look", "accent", "backdrop", "type-size", "layout-direction", "format",
        "state",
        "palette", "dither", "rotation", "max-bytes", "canvas", "transparent",
      ])
    #expect(
      DrawingOption.fileKeys == [
        "offline", "allow-hosts", "limits", "locale", "time-zone", "time-limit",
      ])
  }
}
