import ArgumentParser
import Foundation
import Graphics
import Rendering
import ToolReports
import Widgets

/// The result of one picture of a gallery.
struct GalleryResult: Codable, Sendable {
  /// The picture, or the placeholder that replaces it; nil if neither could be drawn.
  var picture: GalleryImage?
  /// Why the picture could not be drawn.
  var failure: ToolError?
}

struct GalleryImage: Codable, Sendable {
  /// Relative to the gallery's folder.
  let file: String
  /// The path as printed.
  let path: String
  let report: RenderReport
}

struct GalleryCell: Sendable {
  let wish: Gallery.PendingRender
  let picture: GalleryImage

  var kind: String { wish.kind.kind }
  var request: RenderRequest { wish.request }
}

/// A picture of the gallery that could not be drawn.
struct GalleryError: Sendable {
  let wish: Gallery.PendingRender
  let failure: ToolError

  var place: String { wish.place }
}
