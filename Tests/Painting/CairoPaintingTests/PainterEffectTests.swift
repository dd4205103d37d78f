import Foundation
import Graphics
import Testing

@testable import CairoPainting

struct PainterEffectTests {
  @Test func `a group fades as a whole`() throws {
    let bitmap = try paint(
      [.group(.opacity(0.5), [.rect(0, 0, 2, 1, .red), .rect(1, 0, 2, 1, .blue)])], width: 4, height: 1)
    // Where blue covers red, no red is visible.
    for (x, expected) in [[128, 0, 0, 128], [0, 0, 128, 128], [0, 0, 128, 128], [0, 0, 0, 0]].enumerated() {
      for (ours, theirs) in zip(bitmap.pixel(x, 0), expected) { #expect(abs(ours - theirs) <= 1) }
    }
  }

  @Test func `opacities multiply`() throws {
    let bitmap = try paint(
      [.group(.opacity(0.5), [.group(.opacity(0.5), [.rect(0, 0, 1, 1)])])], width: 1, height: 1)
    #expect(abs(bitmap.alpha(0, 0) - 64) <= 1)
  }

  @Test func `a clip keeps the inside, and ends with its group`() throws {
    let clip = Path(CGRect(x: 1, y: 0, width: 2, height: 1))
    let bitmap = try paint(
      [.group(.clip(clip, evenOdd: false), [.rect(0, 0, 6, 1)]), .rect(5, 0, 1, 1)], width: 6, height: 1)
    #expect(bitmap.sketch == ".##..#")
  }

  @Test func `clips in clips intersect, with holes by the even-odd rule`() throws {
    let ring = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 6, height: 1))
      $0.addRect(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    let right = Path(CGRect(x: 1, y: 0, width: 5, height: 1))
    let bitmap = try paint(
      [.group(.clip(ring, evenOdd: true), [.group(.clip(right, evenOdd: false), [.rect(0, 0, 6, 1)])])],
      width: 6, height: 1)
    #expect(bitmap.sketch == ".#.###")
  }

  @Test func `an empty clip leaves nothing`() throws {
    #expect(
      try paint([.group(.clip(Path(), evenOdd: false), [.rect(0, 0, 4, 1)])], width: 4, height: 1).sketch == "....")
  }

  @Test func `a mask keeps in proportion to its alpha`() throws {
    let mask: [DisplayItem] = [.rect(0, 0, 2, 1, .white), .rect(2, 0, 1, 1, ResolvedColor(white: 0, alpha: 0.5))]
    let bitmap = try paint([.group(.mask(mask), [.rect(1, 0, 4, 1, .red)])], width: 5, height: 1)
    #expect(bitmap.sketch == ".#5..")
    #expect(bitmap[1, 0] == 0xFFFF_0000)
  }

  @Test func `an empty mask hides everything in its group`() throws {
    #expect(
      try paint([.group(.mask([]), [.rect(0, 0, 2, 1)]), .rect(2, 0, 1, 1)], width: 4, height: 1).sketch == "..#.")
  }

  @Test func `effects nest`() throws {
    let clip = Path(CGRect(x: 0, y: 0, width: 3, height: 1))
    let bitmap = try paint(
      [
        .group(
          .opacity(0.5),
          [.group(.mask([.rect(1, 0, 9, 1)]), [.group(.clip(clip, evenOdd: false), [.rect(0, 0, 9, 1)])])])
      ], width: 5, height: 1)
    #expect(bitmap.sketch == ".55..")
  }
}

struct PainterShadowTests {
  /// The blurred edge of a wide bar is the integral of the Gaussian: half at the edge, then 1 − Φ(1), 1 − Φ(2).
  @Test(arguments: [(2.0, 1.0), (24, 1), (12, 2), (3, 3)] as [(Double, Double)])
  func `a shadow falls off like a Gaussian of its radius`(_ radius: Double, _ scale: Double) throws {
    let sigma = Int(radius * scale)
    let length = CGFloat(14 * sigma) / scale
    let middle = 7 * sigma
    let bar = DisplayItem.rect(0, 0, length / 2, length)
    let bitmap = try paint(
      [.group(.shadow(Shadow(color: .red, radius: radius)), [bar])], width: length, height: length, scale: scale)
    // The bar covers the shadow up to the edge; pixel centres are half a pixel beyond it.
    for (sigmas, expected) in [(0.0, 0.5), (1, 0.1587), (2, 0.0228)] {
      let x = middle + Int(sigmas * Double(sigma))
      let place = (Double(x - middle) + 0.5) / Double(sigma)
      let exact = 0.5 * erfc(place / 2.0.squareRoot())
      let alpha = Double(bitmap.alpha(x, middle)) / 255
      #expect(abs(alpha - exact) < 0.012, "\(sigmas) sigma out: \(alpha), a Gaussian has \(exact)")
      #expect(abs(exact - expected) < 0.13)
    }
    #expect(bitmap.pixel(middle, middle).dropFirst().prefix(2).allSatisfy { $0 == 0 })
    #expect(bitmap.alpha(middle + 4 * sigma, middle) <= 1)
    #expect(bitmap[middle - 1, middle] == 0xFF00_0000)
  }

  @Test func `a shadow without a radius is a sharp copy with an offset`() throws {
    let shadow = Shadow(color: .red, radius: 0, offset: CGSize(width: 2, height: 1))
    let bitmap = try paint([.group(.shadow(shadow), [.rect(0, 0, 2, 1)])], width: 5, height: 3)
    #expect(bitmap.sketch == "##...\n..##.\n.....")
    #expect(bitmap[2, 1] == 0xFFFF_0000)
    #expect(bitmap[1, 0] == 0xFF00_0000)
  }

  @Test func `an offset moves only the shadow`() throws {
    func painted(_ x: CGFloat) throws -> Bitmap {
      let shadow = Shadow(color: .red, radius: 3, offset: CGSize(width: x, height: 0))
      return try paint([.group(.shadow(shadow), [.rect(20, 20, 10, 10)])], width: 60, height: 50)
    }
    let (centred, moved) = (try painted(0), try painted(15))
    for x in 31..<44 { #expect(centred.alpha(x - 15, 40) == moved.alpha(x, 40)) }
    #expect(moved[25, 25] == 0xFF00_0000)
    #expect(moved.alpha(10, 25) == 0)
  }

  @Test func `the alpha of a shadow's colour weakens it`() throws {
    let shadow = Shadow(color: .red.opacity(0.25), radius: 0, offset: CGSize(width: 2, height: 0))
    let bitmap = try paint([.group(.shadow(shadow), [.rect(0, 0, 1, 1)])], width: 4, height: 1)
    for (ours, expected) in zip(bitmap.pixel(2, 0), [64, 0, 0, 64]) { #expect(abs(ours - expected) <= 1) }
    let clear = Shadow(color: .red.opacity(0), radius: 1)
    #expect(try paint([.group(.shadow(clear), [.rect(0, 0, 1, 1)])], width: 4, height: 1).sketch == "#...")
  }

  @Test func `half a pixel of offset is half a pixel`() throws {
    let shadow = Shadow(color: .red, radius: 0, offset: CGSize(width: 2.5, height: 0))
    let bitmap = try paint([.group(.shadow(shadow), [.rect(0, 0, 1, 1)])], width: 5, height: 1)
    #expect(bitmap.sketch == "#.55.")
  }

  @Test func `a translucent item casts a translucent shadow`() throws {
    let shadow = Shadow(color: .black, radius: 0, offset: CGSize(width: 2, height: 0))
    let caster = DisplayItem.rect(0, 0, 1, 1, ResolvedColor(white: 1, alpha: 0.5))
    let bitmap = try paint([.group(.shadow(shadow), [caster])], width: 4, height: 1)
    #expect(abs(bitmap.alpha(2, 0) - 128) <= 1)
  }
}
