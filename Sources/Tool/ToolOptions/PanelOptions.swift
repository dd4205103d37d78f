import ArgumentParser
import Foundation
package import Graphics
import Rendering

/// The options of pictures for displays with few colours.
package struct PanelOptions: Sendable {
  /// Nil for all colours.
  package var palette: PanelPalette?
  package var dither: Dither?
  package var rotation = QuarterTurn.none
  package var byteLimit: Int?
  /// The size in pixels instead of the family's.
  package var canvas: PixelSize?

  package init() {}

  package var panel: Panel? {
    palette.map { Panel($0, dither: dither ?? .floydSteinberg, rotation: rotation, byteLimit: byteLimit) }
  }

  /// - Throws: A validation error, with exit code 64, for options that go together only with others.
  package func validate(format: OutputFormat?) throws {
    guard palette == nil else {
      if format == .svg || format == .pdf {
        throw ValidationError("--palette is for pixels: --format png, bmp, raw or html-map.")
      }
      return
    }
    if let format, format.needsPanel { throw ValidationError("--format \(format.rawValue) needs --palette.") }
    let others = [
      ("dither", dither != nil), ("rotation", rotation != .none), ("max-bytes", byteLimit != nil),
    ]
    if let other = others.first(where: \.1) { throw ValidationError("--\(other.0) needs --palette.") }
  }

  static func palette(_ argument: String) throws -> PanelPalette {
    let names = Choice(of: "palette", from: PanelPalette.named.map { ($0.name, $0) })
    guard argument.contains(",") || argument.hasPrefix("#") else {
      do { return try names.value(argument) } catch let error as ValidationError {
        throw ValidationError(error.message + " Or list colours: '#000000,#FFFFFF,#FF0000'.")
      }
    }
    let colors = try argument.split(separator: ",", omittingEmptySubsequences: false).map {
      try ResolvedColor(argument: String($0))
    }
    guard let palette = PanelPalette(colors: colors) else {
      throw ValidationError("a palette has 2 to \(PanelPalette.maximumCount) different colours.")
    }
    return palette
  }

  static func rotation(_ argument: String) throws -> QuarterTurn {
    try Choice(of: "rotation", from: QuarterTurn.allCases.map { ("\($0.rawValue)", $0) }).value(argument)
  }

  static func byteLimit(_ argument: String) throws -> Int {
    guard let number = Int(argument), (1000...1_000_000_000).contains(number) else {
      throw ValidationError("invalid number of bytes '\(argument)'. Use a whole number from 1000, such as 90000.")
    }
    return number
  }

  package static func canvas(_ argument: String) throws -> PixelSize {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (8...8192).contains(width),
      (8...8192).contains(height), width * height <= 16_000_000
    else {
      throw ValidationError(
        "invalid size '\(argument)'. Use pixels: 800x480, from 8 to 8192 per side, at most 16 million in total.")
    }
    return PixelSize(width: width, height: height)
  }
}
