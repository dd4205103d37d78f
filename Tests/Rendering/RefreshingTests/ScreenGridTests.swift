import Foundation
import Graphics
import Refreshing
import Testing
import Timelines

/// Arrangements of widgets on a screen, in pixels with one pixel per point.
struct ScreenGridTests {
  private let grid = ScreenGrid(of: .standard, PixelScale(1))
  private let small = PixelSize(width: 170, height: 170)
  private let medium = PixelSize(width: 364, height: 170)
  private let large = PixelSize(width: 364, height: 382)

  private func corners(_ sizes: [PixelSize], _ width: Int, _ height: Int, shape: String? = nil) throws -> [String] {
    let grid = ScreenGrid(of: .standard, PixelScale(1), shape: shape.flatMap(ScreenGrid.Shape.init))
    return try grid.frames(for: sizes, on: PixelSize(width: width, height: height)).map { "\($0.x),\($0.y)" }
  }

  @Test func `a cell is a small widget, and the gaps make a medium one two cells and a large one four`() {
    #expect(grid.cell == small && grid.gap == PixelSize(width: 24, height: 42))
    let pad = ScreenGrid(of: DeviceProfile.named("ipad-1024x1366") ?? .standard, PixelScale(2))
    #expect(pad.cell == PixelSize(width: 340, height: 340) && pad.gap == PixelSize(width: 77, height: 77))
    let vision = ScreenGrid(of: DeviceProfile.named("watch-205x251") ?? .standard, PixelScale(1))
    #expect(vision.cell == PixelSize(width: 50, height: 50) && vision.gap == PixelSize(width: 6, height: 6))
  }

  @Test func `one widget is centred`() throws {
    #expect(try corners([small], 1000, 500) == ["415,165"])
    #expect(try corners([large], 365, 383) == ["0,0"])
    #expect(try corners([], 1000, 500).isEmpty && corners([], 10, 10).isEmpty)
  }

  @Test func `arrangements leave little empty space and are similar to the screen`() throws {
    // Two in a row above one of their width, equally far apart.
    #expect(try corners([small, medium, small], 1280, 720) == ["458,178", "458,372", "652,178"])
    #expect(try corners([small, small, small, small], 1000, 1000) == ["318,318", "512,318", "318,512", "512,512"])
    #expect(
      try corners([small, small, small, small], 1000, 200).map { $0.hasSuffix(",15") } == [true, true, true, true])
  }

  @Test func `rows are centred, and all gaps are equal`() throws {
    // Two, two, and one centred below them.
    #expect(
      try corners([medium, medium, medium, medium, medium], 1920, 1080)
        == ["584,261", "972,261", "584,455", "972,455", "778,649"])
  }

  @Test func `nothing is closer to the edges than to its neighbours, if possible`() throws {
    for count in 1...12 {
      for screen in [PixelSize(width: 1920, height: 1080), PixelSize(width: 1080, height: 1920)] {
        let sizes = (0..<count).map { [medium, small, large][$0 % 3] }
        let frames = try grid.frames(for: sizes, on: screen, order: .spaced)
        for (index, frame) in frames.enumerated() {
          #expect(frame.x >= 24 && frame.x + frame.size.width <= screen.width - 24)
          #expect(frame.y >= 24 && frame.y + frame.size.height <= screen.height - 24)
          #expect(!frames[..<index].contains { $0.overlaps(frame) })
        }
      }
    }
  }

  @Test(arguments: [1080, 500])
  func `next to a large widget are two rows, and two small ones share a medium one's cell`(height: Int) throws {
    let top = (height - 382) / 2
    let corners = try corners([large, small, medium, small], 1920, height)
    #expect(corners == ["575,\(top)", "981,\(top)", "981,\(top + 212)", "1175,\(top)"])
  }

  @Test func `around large widgets all columns and rows are equally far apart, without holes`() throws {
    // The bundled widgets: nine medium ones, two small ones and a large one.
    let sizes = [medium, medium, medium, medium, medium, small, medium, large, medium, medium, medium, small]
    let frames = try grid.frames(for: sizes, on: PixelSize(width: 1600, height: 900), order: .spaced)
    #expect(Set(frames.map(\.y)) == [47, 259, 471, 683])
    #expect(Set(frames.filter { $0.size != small }.map(\.x)) == [212, 618, 1024])
    let area = frames.reduce(0) { $0 + $1.size.width * $1.size.height }
    // Of the large one a gap, and of the pair one of 24.
    #expect(area == 12 * 364 * 170 + 42 * 364 - 24 * 170)
  }

  @Test func `tiles are all equally far apart, or not used`() throws {
    let screen = PixelSize(width: 1080, height: 1920)
    let frames = try grid.frames(for: [large, medium, small, medium, small, medium], on: screen, order: .tiles)
    let rows = Set(frames.map(\.y)).sorted()
    #expect(zip(rows.dropFirst(), rows).allSatisfy { ($0 - $1) % 212 == 0 }, "\(frames)")
    #expect(frames.allSatisfy { $0.x >= 42 && $0.y >= 42 })
    #expect(throws: ScreenGrid.GridError.full(index: 1)) {
      try grid.frames(for: [medium, medium], on: screen, order: .tiles)
    }
    #expect(throws: ScreenGrid.GridError.full(index: 1)) {
      try grid.frames(for: [large, large], on: PixelSize(width: 420, height: 800), order: .tiles)
    }
  }

  @Test func `an incomplete last row is centred`() throws {
    #expect(
      try corners([large, medium, medium, medium, medium], 1200, 900)
        == ["215,153", "621,153", "621,365", "215,577", "621,577"])
    #expect(
      try corners([large, medium, medium, medium], 1200, 900) == ["215,153", "621,153", "621,365", "418,577"])
    #expect(
      try corners([small, large, medium, medium], 1200, 900) == ["515,577", "215,153", "621,153", "621,365"])
  }

  @Test func `a grid with a given shape is centred, full or not`() throws {
    #expect(try corners([small], 1000, 500, shape: "2x2") == ["318,68"])
    #expect(try corners([medium, small], 1000, 500, shape: "3x1") == ["221,165", "609,165"])
  }

  @Test func `an item slightly larger than its cells takes part of the gap`() throws {
    #expect(try corners([PixelSize(width: 172, height: 76)], 1000, 500) == ["414,212"])
  }

  @Test func `an item that does not fit is named`() {
    let screen = PixelSize(width: 400, height: 200)
    #expect(throws: ScreenGrid.GridError.full(index: 2)) { try grid.frames(for: [small, small, small], on: screen) }
    #expect(throws: ScreenGrid.GridError.tooLarge(index: 0)) { try grid.frames(for: [large], on: screen) }
    #expect(throws: ScreenGrid.GridError.tooManyCells(most: .init(columns: 2, rows: 1))) {
      try ScreenGrid(of: .standard, PixelScale(1), shape: .init(columns: 3, rows: 1)).frames(for: [small], on: screen)
    }
  }

  @Test(arguments: ["", "8.5", "NaN", "--1", "+5", "100000", "٣", "1 ", "0x3", "-"])
  func `invalid coordinates are refused`(text: String) { #expect(ScreenCoordinate(text) == nil) }

  @Test func `coordinates count from either edge`() throws {
    #expect(try #require(ScreenCoordinate("80")).start(of: 30, on: 100) == 80)
    #expect(try #require(ScreenCoordinate("-20")).start(of: 30, on: 100) == 50)
    #expect(try #require(ScreenCoordinate("-0")).start(of: 30, on: 100) == 70)
    #expect(try #require(ScreenCoordinate("0")).start(of: 30, on: 100) == 0)
  }

  @Test(arguments: ["0x0", "0x5", "99999999x1", "32768x1", "NaNx3", "8000x8000", "-1x5", "10", "10x", "1e3x1", "10X10"])
  func `invalid sizes are refused`(text: String) { #expect(ScreenSize.named(text) == nil) }

  @Test func `sizes are in pixels`() {
    #expect(ScreenSize.named("1920x1080") == PixelSize(width: 1920, height: 1080))
    #expect(ScreenSize.named("32767×1") == PixelSize(width: 32_767, height: 1))
  }

  @Test func `frames overlap where they share a pixel`() {
    let frame = ScreenFrame(x: 10, y: 10, size: PixelSize(width: 5, height: 5))
    for (x, y, overlaps) in [(14, 14, true), (15, 10, false), (10, 15, false), (6, 6, true), (5, 10, false)] {
      #expect(frame.overlaps(ScreenFrame(x: x, y: y, size: frame.size)) == overlaps)
    }
    #expect(frame.lies(on: PixelSize(width: 15, height: 15)) && !frame.lies(on: PixelSize(width: 14, height: 15)))
    #expect(!ScreenFrame(x: -1, y: 0, size: frame.size).lies(on: PixelSize(width: 50, height: 50)))
  }
}
