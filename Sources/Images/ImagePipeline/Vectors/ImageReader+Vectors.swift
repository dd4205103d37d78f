package import Foundation
package import Graphics

extension ImageReader {
  /// Reads an asset catalog's file at `path`: an image, or a drawing, whose size is rounded to pixels of `scale`.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, for a drawing.
  ///   - isSymbol: Whether the file belongs to a symbol set, of which only one symbol is shown.
  /// - Returns: The image, and whether it is a drawing.
  /// - Throws: `.vector`, and the errors of ``picture(contentsOfFile:limits:)``.
  package static func asset(
    contentsOfFile path: String, scale: CGFloat, isSymbol: Bool = false
  ) throws(ImageError) -> (picture: DrawableImage, isVector: Bool) {
    var data = try ImageFile.contents(ofFile: path)
    if isSymbol, data.count <= VectorArt.fileSizeLimit { data = SymbolTemplate.regularSymbol(in: data) ?? data }
    guard let art = VectorArt(sniffing: data) else { return (try picture(from: data, origin: path), false) }
    guard data.count <= VectorArt.fileSizeLimit else {
      throw .fileTooLarge(bytes: data.count, limit: VectorArt.fileSizeLimit)
    }
    let size = try art.size()
    let factor = scale.isFinite ? min(max(scale, 0.01), 100) : 1
    let pixels = PixelSize(
      width: Int(max((size.width * factor).rounded(), 1)), height: Int(max((size.height * factor).rounded(), 1)))
    return (DrawableImage(content: .encoded(data), pixelSize: pixels, origin: path), true)
  }
}
