internal import CCairo
import Foundation
import Graphics

/// A font file for glyph outlines in the font's units, y upwards. One thread at a time.
final class OutlineFont {
  private let library: FT_Library
  private let face: FT_Face

  /// Units per em.
  let unitsPerEm: CGFloat

  /// Opens `path`; `nil` if it is not a font.
  init?(path: String) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    guard FT_New_Face(library, path, 0, &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
    unitsPerEm = CGFloat(max(face.pointee.units_per_EM, 1))
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// The glyph of `scalar`, with every stroke `emboldening` units wider; `nil` if the font lacks it.
  func glyph(_ scalar: UInt32, emboldening: CGFloat = 0) -> (path: Path, advance: CGFloat)? {
    let index = FT_Get_Char_Index(face, FT_ULong(scalar))
    // FT_LOAD_NO_SCALE is a macro with shifts, which Swift does not import.
    guard index != 0, FT_Load_Glyph(face, index, 1) == 0, let slot = face.pointee.glyph else { return nil }
    let strength = FT_Pos(emboldening.rounded())
    if strength != 0 { FT_Outline_Embolden(&slot.pointee.outline, strength) }
    let pen = OutlinePen(offset: -CGFloat(strength) / 2)
    var callbacks = FT_Outline_Funcs(
      move_to: { point, pen in OutlinePen.from(pen, point) { $0.move(to: $1) } },
      line_to: { point, pen in OutlinePen.from(pen, point) { $0.line(to: $1) } },
      conic_to: { control, point, pen in
        OutlinePen.from(pen, control, point) { $0.path.addQuadCurve(to: $2, control: $1) }
      },
      cubic_to: { first, second, point, pen in
        OutlinePen.from(pen, first, second, point) { $0.path.addCurve(to: $3, control1: $1, control2: $2) }
      }, shift: 0, delta: 0)
    let status = FT_Outline_Decompose(
      &slot.pointee.outline, &callbacks, Unmanaged.passUnretained(pen).toOpaque())
    guard status == 0 else { return nil }
    pen.finish()
    return (pen.path, CGFloat(slot.pointee.metrics.horiAdvance))
  }
}

/// Receives FreeType's callbacks.
private final class OutlinePen {
  var path = Path()
  private let offset: CGFloat
  private var isOpen = false

  init(offset: CGFloat) { self.offset = offset }

  func move(to point: CGPoint) {
    finish()
    path.move(to: point)
    isOpen = true
  }

  func line(to point: CGPoint) { path.addLine(to: point) }

  func finish() {
    if isOpen { path.closeSubpath() }
    isOpen = false
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector else { return .zero }
    return CGPoint(x: CGFloat(vector.pointee.x) + offset, y: CGFloat(vector.pointee.y) + offset)
  }

  private static func pen(_ pointer: UnsafeMutableRawPointer?) -> OutlinePen? {
    pointer.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  static func from(
    _ pointer: UnsafeMutableRawPointer?, _ a: UnsafePointer<FT_Vector>?, _ body: (OutlinePen, CGPoint) -> Void
  ) -> Int32 {
    guard let pen = pen(pointer) else { return 1 }
    body(pen, pen.point(a))
    return 0
  }

  static func from(
    _ pointer: UnsafeMutableRawPointer?, _ a: UnsafePointer<FT_Vector>?, _ b: UnsafePointer<FT_Vector>?,
    _ body: (OutlinePen, CGPoint, CGPoint) -> Void
  ) -> Int32 {
    guard let pen = pen(pointer) else { return 1 }
    body(pen, pen.point(a), pen.point(b))
    return 0
  }

  static func from(
    _ pointer: UnsafeMutableRawPointer?, _ a: UnsafePointer<FT_Vector>?, _ b: UnsafePointer<FT_Vector>?,
    _ c: UnsafePointer<FT_Vector>?, _ body: (OutlinePen, CGPoint, CGPoint, CGPoint) -> Void
  ) -> Int32 {
    guard let pen = pen(pointer) else { return 1 }
    body(pen, pen.point(a), pen.point(b), pen.point(c))
    return 0
  }
}
