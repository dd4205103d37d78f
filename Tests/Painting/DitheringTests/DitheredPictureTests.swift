import Graphics
import Testing

@testable import Dithering

@Suite struct DitheredPictureTests {
  /// The numbers of a grey square's pixels.
  private func numbers(
    of gray: UInt32, side: Int = 64, _ panel: Panel, mixing isMixed: Bool = true
  ) -> [Int?] {
    var pixels = [UInt32](repeating: 0xFF00_0000 | gray * 0x01_0101, count: side * side)
    let colors = PanelColors(panel.palette)
    pixels.withUnsafeMutableBufferPointer {
      DitheredPicture.reduce(
        $0, PixelSize(width: side, height: side), to: panel, mixing: [Bool](repeating: isMixed, count: side * side))
    }
    return pixels.map { colors.number(of: $0 & 0xFF_FFFF) }
  }

  @Test(arguments: [Dither.floydSteinberg, .blueNoise], [UInt32(64), 128, 188, 220])
  func keepsTheLightOfAnArea(_ dither: Dither, gray: UInt32) {
    let white = numbers(of: gray, Panel(.blackAndWhite, dither: dither)).count { $0 == 1 }
    let share = Double(white) / 4096
    #expect(abs(share - TransferCurve.linear(Double(gray) / 255)) < 0.02)
  }

  @Test func atkinsonHasMoreContrast() {
    func whites(_ gray: UInt32, _ dither: Dither) -> Int {
      numbers(of: gray, Panel(.blackAndWhite, dither: dither)).count { $0 == 1 }
    }
    #expect(whites(90, .atkinson) < whites(90, .floydSteinberg))
    #expect(whites(235, .atkinson) > whites(235, .floydSteinberg))
  }

  @Test func givesThePaletteOnly() {
    for palette in PanelPalette.named {
      for dither in Dither.allCases {
        #expect(numbers(of: 120, side: 16, Panel(palette, dither: dither)).allSatisfy { $0 != nil })
      }
    }
  }

  @Test(arguments: Dither.allCases)
  func leavesCrispPixelsFlat(_ dither: Dither) {
    for gray in [UInt32(0), 40, 120, 200, 255] {
      #expect(Set(numbers(of: gray, side: 16, Panel(.gray4, dither: dither), mixing: false)).count == 1)
    }
  }

  @Test func mixesTwoNeighbouringGreysOnly() {
    let levels = Set(numbers(of: 100, Panel(.gray4, dither: .blueNoise)))
    #expect(levels == [1, 2])
  }

  @Test func takesTheNearestGrayWithoutDithering() {
    #expect(numbers(of: 130, side: 1, Panel(.gray256)) == [130])
    #expect(numbers(of: 130, side: 1, Panel(.gray16, dither: .none)) == [8])
  }
}

@Suite struct BlueNoiseTests {
  @Test func hasEachThresholdOnce() {
    let cells = 0..<BlueNoise.side
    let values = Set(cells.flatMap { y in cells.map { BlueNoise.shared.threshold(x: $0, y: y) } })
    #expect(values.count == BlueNoise.side * BlueNoise.side)
    #expect(values.allSatisfy { $0 > 0 && $0 < 1 })
  }

  @Test func hasNoClusters() {
    // Of the darkest tenth, hardly any cell has a neighbour to its right; of random cells, a tenth would.
    let cells = 0..<BlueNoise.side
    let neighbours = cells.flatMap { y in cells.map { x in (x, y) } }.count { x, y in
      BlueNoise.shared.threshold(x: x, y: y) < 0.1 && BlueNoise.shared.threshold(x: x + 1, y: y) < 0.1
    }
    #expect(neighbours < 8)
  }
}

@Suite struct PanelColorsTests {
  @Test func knowsContrast() {
    let colors = PanelColors(.blackAndWhite)
    #expect(abs(colors.contrast(0, with: .white) - 21) < 0.01)
    #expect(colors.paper == 1)
    #expect(colors.mostVisible(on: .white) == 0)
  }

  @Test func findsWhatLooksAlike() {
    let colors = PanelColors(.sixColors)
    #expect(colors.nearest(to: ResolvedColor(bytes: 0xD0_2020)) == 2)
    #expect(colors.nearest(to: ResolvedColor(bytes: 0x1A_1A1A)) == 0)
    #expect(colors.nearest(to: ResolvedColor(bytes: 0xF0_F0F0)) == 1)
  }
}
