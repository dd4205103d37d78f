import CairoPainting
import Diagnostics
package import Foundation
package import Graphics
import ImageCodecs

extension WidgetRenderer {
  /// Paints `list` for its panel and encodes it; above the panel's limit with fewer tones, with a diagnostic.
  ///
  /// - Throws: ``RenderError/text(_:)``, ``RenderError/painting(_:)``, ``RenderError/encoding(_:)``.
  package func panelFile(of list: DisplayList, _ format: OutputFormat) throws(RenderError) -> Data {
    var list = list
    let panel = list.panel ?? Panel(.blackAndWhite)
    list.panel = panel
    let first = try file(of: list, for: panel, format)
    guard let limit = panel.byteLimit, first.count > limit else { return first }
    var simpler = panel
    while let next = simpler.simpler(than: panel) {
      simpler = next
      list.panel = next
      let file = try file(of: list, for: next, format)
      guard file.count <= limit else { continue }
      report(first.count, limit, "drawn with the palette \(next.palette.name) and the dither \(next.dither.rawValue)")
      return file
    }
    report(first.count, limit, "no simpler drawing is small enough")
    return first
  }

  private func report(_ bytes: Int, _ limit: Int, _ result: String) {
    DiagnosticLog.current.report(
      Diagnostic(id: "panel.file-too-large", message: "\(bytes) bytes, and the limit is \(limit): \(result)"))
  }

  private func file(
    of list: DisplayList, for panel: Panel, _ format: OutputFormat
  ) throws(RenderError) -> Data {
    let bitmap = try bitmap(of: list)
    return try stage("encoding") { () throws(RenderError) in
      guard let pixels = PanelPixels(bitmap, panel.palette)?.rotated(panel.rotation) else {
        throw .encoding(CodecFailure(PNGError.encodingFailed("a pixel has none of the panel's colours")))
      }
      switch format {
      case .bmp: return BMPEncoder.encode(pixels)
      case .raw: return RawPlanes.encode(pixels)
      case .png, .svg, .pdf, .htmlMap:
        do throws(PNGError) {
          return try PNGEncoder.encode(pixels, pixelsPerPoint: Double(list.scale.pixelsPerPoint))
        } catch {
          throw .encoding(CodecFailure(error))
        }
      }
    }
  }
}

extension Panel {
  /// The panel without mixing tones, or else with fewer of them, mixed as `first` does; nil if it is the simplest.
  fileprivate func simpler(than first: Panel) -> Panel? {
    var copy = self
    if dither != .none {
      copy.dither = .none
      return copy
    }
    guard let palette = palette.coarser else { return nil }
    (copy.palette, copy.dither) = (palette, first.dither)
    return copy
  }
}
