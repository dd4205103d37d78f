import CairoPainting
import Diagnostics
package import Foundation
package import Graphics
import ImageCodecs
import Timelines
package import Widgets

extension WidgetRenderer {
  /// Paints and encodes a picture of `kind` within the world's time limit.
  ///
  /// - Throws: ``RenderError/timedOut(kind:limit:)`` and the errors of ``encode(_:as:)``.
  package func encoded(
    _ picture: LoweredFrame, of kind: WidgetKind, as format: OutputFormat
  ) async throws(RenderError) -> Data {
    let outcome = await world.timeLimit.outcome { () async -> Result<Data, RenderError> in
      Result { () throws(RenderError) in try encode(picture, as: format) }
    }
    guard case .answer(let data) = outcome else {
      throw .timedOut(kind: kind.kind, limit: world.timeLimit.duration)
    }
    return try data.get()
  }

  /// Paints and encodes a picture.
  ///
  /// - Throws: ``RenderError/text(_:)``, ``RenderError/painting(_:)``, ``RenderError/encoding(_:)``.
  package func encode(_ picture: LoweredFrame, as format: OutputFormat) throws(RenderError) -> Data {
    let list = picture.displayList
    return switch format {
    case .png: try encode(list)
    case .bmp, .raw: try panelFile(of: list, format)
    case .svg: try file(of: list, .svg)
    case .pdf: try file(of: list, .pdf)
    case .htmlMap: picture.page(with: try encode(list))
    }
  }

  /// Paints `list` and encodes it as a PNG.
  ///
  /// - Throws: ``RenderError/text(_:)``, ``RenderError/painting(_:)``, ``RenderError/encoding(_:)``.
  package func encode(_ list: DisplayList) throws(RenderError) -> Data {
    if list.panel != nil { return try panelFile(of: list, .png) }
    let bitmap = try bitmap(of: list)
    return try stage("encoding") { () throws(RenderError) in try Self.png(bitmap, list.scale) }
  }

  private func file(of list: DisplayList, _ format: VectorFormat) throws(RenderError) -> Data {
    try painting(list) { painter throws(PaintingError) in try painter.file(of: list, format: format) }
  }

  /// Paints `list`.
  ///
  /// - Throws: ``RenderError/text(_:)``, ``RenderError/painting(_:)``.
  package func bitmap(of list: DisplayList) throws(RenderError) -> Bitmap {
    try painting(list) { painter throws(PaintingError) in try painter.bitmap(of: list) }
  }

  private func painting<Value>(
    _ list: DisplayList, _ paint: (Painter) throws(PaintingError) -> Value
  ) throws(RenderError) -> Value {
    let pictures = stage("images") { PreparedImages(for: list) }
    return try stage("painting") { () throws(RenderError) in
      try engines.withEngine { engine throws(RenderError) in
        do throws(PaintingError) {
          return try paint(Painter(text: engine, pictures: pictures))
        } catch {
          throw .painting(error)
        }
      }
    }
  }

  private static func png(_ bitmap: Bitmap, _ scale: PixelScale) throws(RenderError) -> Data {
    do throws(PNGError) {
      return try PNGEncoder.encode(bitmap, pixelsPerPoint: Double(scale.pixelsPerPoint))
    } catch {
      throw .encoding(CodecFailure(error))
    }
  }
}
