import Foundation
import Graphics
import Testing

struct GeometryTests {
  @Test func `a transform applies the last change first`() {
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 22, y: 33))
    let scaled = CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 12, y: 13))
    #expect(
      CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 10)) == scaled)
  }

  @Test func `a positive angle is clockwise on screen`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    #expect(CGAffineTransform.identity.rotated(by: .pi / 2) == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test func `the inverse undoes a transform; a singular transform is returned unchanged`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let back = transform.concatenating(transform.inverted())
    for (ours, theirs) in zip([back.a, back.b, back.c, back.d, back.tx, back.ty], [1, 0, 0, 1, 0, 0] as [CGFloat]) {
      #expect(abs(ours - theirs) < 1e-12)
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
  }

  @Test func `a size is rotated but not moved, and a rectangle becomes its bounding box`() {
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 9, ty: 9))
        == CGSize(width: -4, height: 3))
    let around = CGRect(x: 0, y: 0, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(around.minX + 2.0.squareRoot()) < 1e-12 && abs(around.height - 8.0.squareRoot()) < 1e-12)
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  }

  @Test func `a transform is encoded as six numbers`() throws {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1]".utf8)) }
  }

  @Test func `angles are stored in radians and converted to degrees`() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(-Angle.degrees(10) < .zero)
    #expect((Angle.degrees(90) / 2).degrees == 45)
    var angle = Angle.zero
    angle += .radians(1)
    angle *= 3
    #expect(angle.radians == 3)
  }
}
