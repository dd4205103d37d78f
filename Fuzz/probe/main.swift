import Diagnostics
import Foundation
import Graphics
import ImagePipeline

// Decodes image files like a widget's images, at a small size and at full size: picture-probe FILE…
// Prints a line for each: the size, or the error. Scripts/hostile runs it.

for path in CommandLine.arguments.dropFirst() {
  let log = DiagnosticLog()
  log.collecting {
    do throws(ImageError) {
      let picture = try ImageReader.picture(contentsOfFile: path)
      let small = PixelSize(width: 100, height: 100)
      _ = try ImagePreparer.bitmap(for: picture, pixelSize: small)
      _ = try ImagePreparer.bitmap(for: picture, pixelSize: picture.pixelSize)
      let ids = log.diagnostics.map(\.id).joined(separator: " ")
      print("picture", picture.pixelSize, ids)
    } catch {
      print("error", error)
    }
  }
}
