import Diagnostics
import Foundation
import Graphics
import Testing

@testable import CairoPainting

struct PainterGlassTests {
  /// Without blur, colour and light, so that only the bend is seen.
  private func lens(width: CGFloat = 12, bend: CGFloat = 12, joining: CGFloat = 0) -> Backdrop {
    Backdrop(
      radius: 0, saturation: 1, tint: .clear,
      rim: GlassRim(width: width, bend: bend, highlight: 0, shade: 0, joining: joining))
  }

  private func pane(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ glass: Backdrop) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .material(glass), evenOdd: false)
  }

  /// Horizontal stripes, 4 points high, in black and white.
  private func stripes(_ size: CGFloat) -> [DisplayItem] {
    [.rect(0, 0, size, size, .white)] + stride(from: 0, to: size, by: 8).map { .rect(0, $0, size, 4, .black) }
  }

  @Test func `stripes bend within the rim and are straight inside`() throws {
    let plain = try paint(stripes(96), width: 96, height: 96)
    let bitmap = try paint(stripes(96) + [pane(16, 16, 64, 64, lens())], width: 96, height: 96)
    for y in 0..<96 {
      #expect(bitmap[48, y] == plain[48, y] || !(28..<68).contains(y), "the middle is the same: \(y)")
      #expect(bitmap[8, y] == plain[8, y], "outside nothing changes: \(y)")
    }
    // At the upper edge, the rows come from up to 12 points below: the stripe there is compressed and mirrored.
    let edge = (16..<28).map { bitmap.pixel(48, $0)[0] }
    #expect(edge != (16..<28).map { plain.pixel(48, $0)[0] })
    // At the left edge, light comes from the right, along the stripes: these are unchanged.
    let left = (36..<60).map { bitmap.pixel(18, $0)[0] }
    #expect(left == (36..<60).map { plain.pixel(18, $0)[0] })
  }

  @Test func `what is seen at the outline lies inside`() throws {
    // Red from the left edge of the pane to 10 points inside of it, then blue.
    let items: [DisplayItem] = [.rect(0, 0, 26, 64, .red), .rect(26, 0, 64, 64, .blue)]
    let bitmap = try paint(items + [pane(16, 0, 64, 64, lens(width: 8, bend: 18))], width: 96, height: 64)
    #expect(bitmap.pixel(16, 32)[2] > 200, "blue at the outline, from some 12 points inside: \(bitmap.pixel(16, 32))")
    #expect(bitmap.pixel(21, 32) == [255, 0, 0, 255], "and red again where the rim is flatter")
    #expect(bitmap.pixel(15, 32) == [255, 0, 0, 255])
  }

  @Test(arguments: [1.0, 2, 3])
  func `a rim has the same width in points at every scale`(_ scale: CGFloat) throws {
    let items: [DisplayItem] = [.rect(0, 0, 26, 64, .red), .rect(26, 0, 64, 64, .blue)]
    let bitmap = try paint(
      items + [pane(16, 0, 64, 64, lens(width: 8, bend: 18))], width: 96, height: 64, scale: scale)
    let row = Int(32 * scale)
    #expect(bitmap.pixel(Int(16 * scale), row)[2] > 200)
    #expect(bitmap.pixel(Int(21.5 * scale), row) == [255, 0, 0, 255])
  }

  @Test func `a rotated pane bends along its own outline`() throws {
    let turn = CGAffineTransform(translationX: -48, y: -48).concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      .concatenating(CGAffineTransform(translationX: 48, y: 48))
    let glass = [pane(24, 16, 48, 64, lens())]
    let turned = try paint(stripes(96) + [.group(.transform(turn), glass)], width: 96, height: 96)
    let straight = try paint(stripes(96) + [pane(16, 24, 64, 48, lens())], width: 96, height: 96)
    #expect(turned == straight)
  }

  @Test func `light is brightest at the top left, then at the bottom right`() throws {
    var glass = lens()
    glass.rim?.highlight = 1
    let disc = DisplayItem.fill(
      Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)), .material(glass), evenOdd: false)
    let bitmap = try paint([.rect(0, 0, 100, 100, .black), disc], width: 100, height: 100)
    func brightest(_ x: Int, _ y: Int) -> Int {
      // From the outline inwards.
      (0..<5).map { bitmap.pixel(x + (x < 50 ? $0 : -$0), y + (y < 50 ? $0 : -$0))[0] }.max() ?? 0
    }
    let (lit, leaving, side) = (brightest(21, 21), brightest(78, 78), brightest(78, 21))
    #expect(lit * 10 > leaving * 11 && leaving > side * 2, "\(lit) \(leaving) \(side)")
    #expect(bitmap.pixel(50, 50) == [0, 0, 0, 255], "the middle is dark")
  }

  @Test func `the shade fades across the rim`() throws {
    var glass = lens()
    glass.rim?.shade = 0.5
    let bitmap = try paint([.rect(0, 0, 64, 64, .white), pane(8, 8, 48, 48, glass)], width: 64, height: 64)
    let row = (8..<24).map { bitmap.pixel($0, 32)[0] }
    #expect(row[0] < 150 && row == row.sorted() && row[13] == 255, "\(row)")
  }

  @Test func `glass over nothing is its tint with light at the edge`() throws {
    let glass = Backdrop(
      radius: 2, saturation: 1, tint: ResolvedColor(white: 1, alpha: 0.25),
      rim: GlassRim(width: 6, bend: 8, highlight: 1, shade: 0))
    let bitmap = try paint([pane(4, 4, 32, 32, glass)], width: 40, height: 40)
    #expect(abs(bitmap.alpha(20, 20) - 64) <= 1 && bitmap.alpha(2, 2) == 0)
    #expect(bitmap.alpha(4, 20) > 120, "\(bitmap.alpha(4, 20))")
  }

  @Test func `a shape narrower than its rim has a narrower one`() throws {
    let items: [DisplayItem] = [.rect(0, 0, 64, 64, .white), .rect(0, 32, 64, 32, .black)]
    let bitmap = try paint(items + [pane(8, 29, 48, 6, lens(width: 20, bend: 20))], width: 64, height: 64)
    // The middle of the pane is where both halves meet: each half shows more of its own, none of what is outside.
    #expect(bitmap.pixel(32, 31) == [255, 255, 255, 255] && bitmap.pixel(32, 32) == [0, 0, 0, 255])
  }

  @Test func `shapes closer than the joining distance flow together`() throws {
    let discs = [10, 44].map {
      DisplayItem.fill(Path(ellipseIn: CGRect(x: $0, y: 10, width: 30, height: 30)), .color(.white), evenOdd: false)
    }
    func gap(_ joining: CGFloat) throws -> Bitmap {
      var glass = lens(width: 4, bend: 4, joining: joining)
      glass.tint = .red
      return try paint([.rect(0, 0, 84, 50, .white), .group(.backdrop(glass), discs)], width: 84, height: 50)
    }
    let (apart, joined, wide) = (try gap(0), try gap(12), try gap(30))
    // Between the discs, which are 4 points apart, in their middle and 9 points higher.
    #expect([apart, joined, wide].map { $0.pixel(42, 25)[1] } == [255, 0, 0])
    #expect([apart, joined, wide].map { $0.pixel(42, 16)[1] } == [255, 255, 0])
    // Elsewhere the outline is the same.
    for (x, y) in [(9, 25), (10, 25), (25, 9), (25, 10), (74, 25), (14, 14)] {
      let difference = abs(apart.pixel(x, y)[1] - joined.pixel(x, y)[1])
      #expect(difference < 48, "\(x) \(y): \(difference)")
    }
  }

  @Test func `the outline outside of the canvas is no rim`() throws {
    let plain = try paint(stripes(64), width: 64, height: 64)
    let bitmap = try paint(stripes(64) + [pane(-40, -40, 144, 144, lens())], width: 64, height: 64)
    #expect(bitmap == plain)
    // Nor is the edge of the clip.
    let clip = Path(CGRect(x: 20, y: 20, width: 24, height: 24))
    let clipped = try paint(
      stripes(64) + [.group(.clip(clip, evenOdd: false), [pane(-40, -40, 144, 144, lens())])], width: 64, height: 64)
    #expect(clipped == plain)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e30])
  func `invalid rims do not trap or allocate memory`(_ length: CGFloat) throws {
    var glass = lens(width: length, bend: length, joining: length)
    glass.rim?.highlight = length
    glass.rim?.shade = length
    for item in [pane(1, 1, 6, 6, glass), pane(1, 1, 0, 6, glass), pane(1, 1, 0.2, 0.2, glass)] {
      _ = try paint([.rect(0, 0, 8, 8, .red), item], width: 8, height: 8)
    }
    let empty = DisplayItem.group(.backdrop(glass), [])
    #expect(try paint([empty], width: 8, height: 8).sketch.allSatisfy { $0 == "." || $0 == "\n" })
  }

  @Test func `a rim far larger than the canvas is limited, and reported`() throws {
    let log = DiagnosticLog()
    _ = try log.collecting {
      try paint([pane(-500, -500, 1000, 1000, lens(width: 900))], width: 8, height: 8)
    }
    #expect(log.diagnostics.map(\.id) == ["effect.limited"])
  }

  @Test func `pictures on many threads are equal`() async throws {
    var glass = lens(joining: 10)
    glass.radius = 3
    glass.rim?.highlight = 0.8
    glass.rim?.shade = 0.2
    let items = stripes(96) + [pane(10, 10, 40, 50, glass), pane(54, 30, 30, 60, glass)]
    let alone = try paint(items, width: 96, height: 96, scale: 2)
    let others = try await withThrowingTaskGroup(of: Bitmap.self) { [items] group in
      for _ in 0..<8 { group.addTask { try paint(items, width: 96, height: 96, scale: 2) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(others.count == 8 && others.allSatisfy { $0 == alone })
  }
}

struct DistanceFieldTests {
  @Test func `distances are those of a search`() {
    let (width, height) = (23, 17)
    // A fixed sequence that looks random.
    var number: UInt32 = 7
    for count in [0, 1, 2, 9, 60] {
      var seeds: Set<Int> = []
      while seeds.count < count {
        number = number &* 1_664_525 &+ 1_013_904_223
        seeds.insert(Int(number >> 8) % (width * height))
      }
      let field = DistanceField(width: width, height: height) { seeds.contains($0) }
      var visited = 0
      field.forEach { pixel, seed, square in
        func distance(_ seed: Int) -> Int {
          let (dx, dy) = (pixel % width - seed % width, pixel / width - seed / width)
          return dx * dx + dy * dy
        }
        visited += 1
        #expect(seeds.contains(seed) && distance(seed) == square)
        #expect(seeds.map(distance).min() == square)
      }
      #expect(visited == (count == 0 ? 0 : width * height))
    }
  }
}
