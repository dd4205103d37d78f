import Artwork
import CairoPainting
import Graphics

extension PreparedPictures {
  /// Decodes and scales what `list` shows, or takes it from `cache`. What cannot be decoded is left out, with a
  /// diagnostic.
  init(for list: DisplayList, cache: ScaledPictureCache?) {
    var bitmaps: [Key: Bitmap] = [:]
    for item in list.pictureItems {
      let key = Key(item, scale: list.scale)
      guard bitmaps[key] == nil else { continue }
      do throws(PictureError) {
        if let cache {
          bitmaps[key] = try cache.bitmap(for: key.picture, pixelSize: key.pixelSize)
        } else {
          bitmaps[key] = try PicturePreparer.bitmap(for: key.picture, pixelSize: key.pixelSize)
        }
      } catch {
        DiagnosticLog.current.report(
          Diagnostic(id: "picture.unreadable", message: "\(error); left out", subject: key.picture.origin))
      }
    }
    self.init(bitmaps)
  }
}
