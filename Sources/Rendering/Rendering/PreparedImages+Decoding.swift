import CairoPainting
import Diagnostics
import Graphics
import ImagePipeline

extension PreparedImages {
  /// Decodes and scales the images of `list`. Images that cannot be decoded are left out, with a diagnostic.
  init(for list: DisplayList) {
    var bitmaps: [Key: Bitmap] = [:]
    for item in list.imageItems {
      let key = Key(item, scale: list.scale)
      guard bitmaps[key] == nil else { continue }
      do throws(ImageError) {
        bitmaps[key] = try ImagePreparer.bitmap(for: key.picture, pixelSize: key.pixelSize)
      } catch {
        DiagnosticLog.current.report(
          Diagnostic(id: "picture.unreadable", message: "\(error); left out", subject: key.picture.origin))
      }
    }
    self.init(bitmaps)
  }
}
