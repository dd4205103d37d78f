import Foundation
import Graphics
package import Rendering
import Timelines

extension Console {
  /// Writes what `--verbose` prints about a picture to standard error.
  package static func note(on picture: RenderedFrame, of kind: String, _ request: RenderRequest) {
    error(noteText(on: picture, of: kind, request))
  }

  /// What `--verbose` prints about a picture.
  package static func noteText(on picture: RenderedFrame, of kind: String, _ request: RenderRequest) -> String {
    let list = picture.lowered.displayList
    let next =
      switch picture.policy.kind {
      case .atEnd: "reload after the last entry"
      case .never: "no automatic reload"
      case .after(let date): "reload after \(date.formatted(.iso8601))"
      }
    return "\(kind) \(request.family) on \(request.device.name): \(list.scale.pixels(list.size)) pixels, "
      + "\(picture.data.count) bytes, entry of \(picture.entryDate.formatted(.iso8601)), \(next)"
  }
}
