import Testing

@testable import Snapshots

struct LabColorTests {
  @Test(arguments: sharmaPairs)
  func `the difference equals the published pairs`(pair: [Double]) {
    let first = LabColor(lightness: pair[0], a: pair[1], b: pair[2])
    let second = LabColor(lightness: pair[3], a: pair[4], b: pair[5])
    #expect(abs(first.distance(to: second) - pair[6]) <= 0.00005, "\(first.distance(to: second)), not \(pair[6])")
    #expect(first.distance(to: second) == second.distance(to: first))
  }

  @Test(arguments: [
    // After IEC 61966-2-1 and the white of D65, as usually rounded.
    (0xFF_FFFF, 100.0, 0.0, 0.0), (0x00_0000, 0, 0, 0), (0xFF_0000, 53.24, 80.09, 67.20),
    (0x00_FF00, 87.73, -86.18, 83.18), (0x00_00FF, 32.30, 79.19, -107.86), (0x80_8080, 53.59, 0, 0),
  ])
  func `sRGB colours have their known values`(color: UInt32, lightness: Double, a: Double, b: Double) {
    let lab = LabColor(sRGB: color)
    #expect(abs(lab.lightness - lightness) < 0.01)
    #expect(abs(lab.a - a) < 0.01)
    #expect(abs(lab.b - b) < 0.01)
  }

  @Test func `black and white are 100 apart`() {
    #expect(abs(LabColor(sRGB: 0).distance(to: LabColor(sRGB: 0xFF_FFFF)) - 100) < 1e-9)
  }

  @Test func `cached distances equal computed ones`() {
    var distances = PixelDistances()
    var noise = ComparisonNoise(seed: 7)
    for _ in 0..<20_000 {
      // Few colours, so that most pairs repeat, with other pairs in their cache slots.
      let (a, b) = (
        0xFF00_0000 | UInt32(noise.next(120)) * 0x02_0100, 0xFF00_0000 | UInt32(noise.next(120)) * 0x01_0002
      )
      let expected = LabColor(sRGB: a).distance(to: LabColor(sRGB: b))
      guard distances.distance(a, b) == (a == b ? 0 : expected) else {
        Issue.record("\(a) and \(b) are \(expected) apart")
        return
      }
    }
  }
}

/// L*, a*, b* of both colours and their difference: table 1 of G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000
/// color-difference formula: implementation notes, supplementary test data, and mathematical observations", Color
/// Research & Application 30 (2005), 21–30.
private let sharmaPairs: [[Double]] = [
  [50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425],
  [50.0000, 3.1571, -77.2803, 50.0000, 0.0000, -82.7485, 2.8615],
  [50.0000, 2.8361, -74.0200, 50.0000, 0.0000, -82.7485, 3.4412],
  [50.0000, -1.3802, -84.2814, 50.0000, 0.0000, -82.7485, 1.0000],
  [50.0000, -1.1848, -84.8006, 50.0000, 0.0000, -82.7485, 1.0000],
  [50.0000, -0.9009, -85.5211, 50.0000, 0.0000, -82.7485, 1.0000],
  [50.0000, 0.0000, 0.0000, 50.0000, -1.0000, 2.0000, 2.3669],
  [50.0000, -1.0000, 2.0000, 50.0000, 0.0000, 0.0000, 2.3669],
  [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0009, 7.1792],
  [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0010, 7.1792],
  [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0011, 7.2195],
  [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0012, 7.2195],
  [50.0000, -0.0010, 2.4900, 50.0000, 0.0009, -2.4900, 4.8045],
  [50.0000, -0.0010, 2.4900, 50.0000, 0.0010, -2.4900, 4.8045],
  [50.0000, -0.0010, 2.4900, 50.0000, 0.0011, -2.4900, 4.7461],
  [50.0000, 2.5000, 0.0000, 50.0000, 0.0000, -2.5000, 4.3065],
  [50.0000, 2.5000, 0.0000, 73.0000, 25.0000, -18.0000, 27.1492],
  [50.0000, 2.5000, 0.0000, 61.0000, -5.0000, 29.0000, 22.8977],
  [50.0000, 2.5000, 0.0000, 56.0000, -27.0000, -3.0000, 31.9030],
  [50.0000, 2.5000, 0.0000, 58.0000, 24.0000, 15.0000, 19.4535],
  [50.0000, 2.5000, 0.0000, 50.0000, 3.1736, 0.5854, 1.0000],
  [50.0000, 2.5000, 0.0000, 50.0000, 3.2972, 0.0000, 1.0000],
  [50.0000, 2.5000, 0.0000, 50.0000, 1.8634, 0.5757, 1.0000],
  [50.0000, 2.5000, 0.0000, 50.0000, 3.2592, 0.3350, 1.0000],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
  [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
  [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
  [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
  [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
  [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
  [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
]
