import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Snapshots

@Suite struct DifferenceImageTests {
  private let reference = Bitmap.drawn { x, _ in x < 12 ? 0xFF00_0000 : 0xFFFF_FFFF }

  @Test func `differences are red with a rim, over a faint reference`() {
    let picture = DifferenceImage.bitmap(of: reference.with(0xFF00_0001, at: 10, 8), from: reference)
    #expect(picture.isOpaque)
    #expect(picture[10, 8] == DifferenceImage.changed)
    #expect(picture[9, 8] == 0xFFFF_D400)
    #expect(picture[13, 11] == 0xFFFF_D400)
    #expect(picture[14, 8] == 0xFFFE_FEFE || picture[14, 8] == 0xFFFF_FFFF)
    #expect(picture[6, 8] == 0xFFBF_BFBF)
    #expect(picture[10, 4] == 0xFFBF_BFBF)
  }

  @Test func `equal pictures show no difference`() {
    let picture = DifferenceImage.bitmap(of: reference, from: reference)
    let colors = Set((0..<24 * 16).map { picture[$0 % 24, $0 / 24] })
    #expect(colors == [0xFFBF_BFBF, 0xFFFE_FEFE])
  }

  @Test func `transparent pixels are as faint as white ones`() {
    let picture = DifferenceImage.bitmap(of: .filled(0), from: .filled(0))
    #expect(picture[3, 3] == 0xFFFE_FEFE)
  }

  @Test func `what only one image has is striped, and what neither has is transparent`() {
    let (wide, tall) = (
      Bitmap.filled(0xFFFF_FFFF, width: 20, height: 8), Bitmap.filled(0xFFFF_FFFF, width: 8, height: 20)
    )
    for picture in [DifferenceImage.bitmap(of: wide, from: tall), DifferenceImage.bitmap(of: tall, from: wide)] {
      #expect(picture.pixelSize == PixelSize(width: 20, height: 20))
      #expect(picture[7, 7] == 0xFFFE_FEFE)
      #expect(picture[8, 0] == DifferenceImage.changed)
      #expect(picture[0, 8] == DifferenceImage.changed)
      #expect(Set((8..<20).map { picture[$0, 0] }).count == 2)
      #expect(picture[8, 8] == 0)
      #expect(picture[19, 19] == 0)
    }
  }

  @Test func `a wide and a tall image do not make a huge one`() {
    let (wide, tall) = (Bitmap.filled(0, width: 40, height: 1), Bitmap.filled(0, width: 1, height: 40))
    let log = DiagnosticLog()
    let picture = log.collecting {
      DifferenceImage.bitmap(of: tall, from: wide, pixelLimit: 410)
    }
    #expect(picture.pixelSize == PixelSize(width: 40, height: 10))
    #expect(log.diagnostics.map(\.id) == ["snapshot.difference-cut"])
  }

  @Test func `a triptych is reference, difference and candidate`() {
    let candidate = reference.with(0xFF12_3456, at: 5, 3)
    let triptych = Triptych.bitmap(reference: reference, candidate: candidate)
    #expect(triptych.pixelSize == PixelSize(width: 3 * 24 + 16, height: 16))
    #expect(triptych[5, 3] == reference[5, 3])
    #expect(triptych[23, 15] == reference[23, 15])
    #expect(triptych[24, 0] == 0)
    #expect(triptych[32 + 5, 3] == DifferenceImage.changed)
    #expect(triptych[56, 0] == 0)
    #expect(triptych[64 + 5, 3] == 0xFF12_3456)
    #expect(triptych[64 + 23, 15] == candidate[23, 15])
  }

  @Test func `a triptych of different sizes has cells of one size`() {
    let triptych = Triptych.bitmap(reference: reference, candidate: .filled(0xFFFF_FFFF, width: 30, height: 4))
    #expect(triptych.pixelSize == PixelSize(width: 3 * 30 + 16, height: 16))
    #expect(triptych[25, 0] == 0)
    #expect(triptych[38 + 25, 0] != 0)
    #expect(triptych[76 + 29, 3] == 0xFFFF_FFFF)
    #expect(triptych[76 + 29, 4] == 0)
  }
}
