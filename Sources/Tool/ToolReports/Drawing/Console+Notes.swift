import Foundation
import Graphics
package import Rendering
import Timelines

extension Console {
  /// Writes what `--verbose` says of a picture to standard error.
  package static func note(on picture: RenderedFrame, of kind: String, _ request: RenderRequest) {
    let list = picture.lowered.displayList
    let next =
      switch picture.policy.kind {
      case .atEnd: "a new timeline after the last entry"
      case .never: "no new timeline by itself"
      case .after(let date): "a new timeline from \(date.formatted(.iso8601)) on"
      }
    error(
      "\(kind) \(request.family) on \(request.device.name): \(list.scale.pixels(list.size)) pixels, "
        + "\(picture.data.count) bytes, the entry of \(picture.entryDate.formatted(.iso8601)), \(next)")
  }
}
