import CairoSurfaces
internal import CCairo
import Dithering
import Foundation
import Graphics

extension Painter {
  /// The pixels of `list` in the colours of `panel`: text, lines and flat shapes in one colour each, tones mixed.
  func bitmap(of list: DisplayList, on panel: Panel) throws(PaintingError) -> Bitmap {
    var list = list
    list.items = list.items.loosened()
    let size = list.scale.pixels(list.size)
    let isMixed = try tones(of: list)
    let ink = PanelInk(panel.palette, size: size)
    let colors = ink.colors
    return try bitmap(of: list) { surface throws(PaintingError) in
      try paint(paper: colors[colors.paper], on: surface)
      try paint(list, on: surface, as: nil, with: ink, smooth: panel.palette.hasMidtones)
    }.changed { DitheredPicture.reduce($0, size, to: panel, mixing: isMixed) }
  }

  /// Where `list` has tones: photographs, gradients, shadows.
  private func tones(of list: DisplayList) throws(PaintingError) -> [Bool] {
    var list = list
    list.items = list.items.tones()
    let mask = try bitmap(of: list) { surface throws(PaintingError) in
      try paint(list, on: surface, as: nil, smooth: false)
    }
    // Faint ends of shadows and blurs count: what is white in a picture of tones is never flat.
    return mask.withBytes { $0.bindMemory(to: UInt32.self).map { $0 & 0xFF_FFFF != 0 } }
  }

  private func paint(paper: ResolvedColor, on surface: borrowing CairoSurface) throws(PaintingError) {
    do throws(CairoError) {
      let context = try surface.makeContext()
      context.setSource(paper)
      cairo_paint(context.pointer)
    } catch {
      throw .cairo(error)
    }
  }
}

extension Bitmap {
  /// A copy that `body` may change.
  fileprivate func changed(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) -> Bitmap {
    Bitmap(pixelSize: pixelSize, isOpaque: isOpaque) { bytes in
      withBytes { bytes.copyMemory(from: $0) }
      body(bytes.bindMemory(to: UInt32.self))
    }
  }
}
