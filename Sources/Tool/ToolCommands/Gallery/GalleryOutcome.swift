import ArgumentParser
import Foundation
import Graphics
import Rendering
import ToolReports
import Widgets

/// What became of a picture that belongs into a gallery.
struct GalleryOutcome: Codable, Sendable {
  /// What stands in the gallery: the picture, or the placeholder in its stead. Nil where nothing came out.
  var picture: GalleryImage?
  /// Why the picture did not come out.
  var failure: ToolError?
}

/// A picture that was drawn and written.
struct GalleryImage: Codable, Sendable {
  /// Relative to the gallery's folder.
  let file: String
  /// As it is printed.
  let path: String
  let report: RenderReport
}

/// A place of the gallery with a picture in it.
struct GalleryCell: Sendable {
  let wish: Gallery.PendingRender
  let picture: GalleryImage

  var kind: String { wish.kind.kind }
  var request: RenderRequest { wish.request }
}

/// A place of the gallery whose picture did not come out.
struct GalleryGap: Sendable {
  let wish: Gallery.PendingRender
  let failure: ToolError

  var place: String { wish.place }
}
