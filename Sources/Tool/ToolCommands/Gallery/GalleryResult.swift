import ArgumentParser
import Foundation
import Rendering
import ToolReports
import Widgets

/// The result of one cell of a gallery.
struct GalleryResult: Codable, Sendable {
  /// The pictures of the entries, or the placeholder that replaces them; empty if neither could be drawn.
  var pictures: [GalleryImage] = []
  /// Why the pictures, or the changes between them, could not be drawn.
  var failure: ToolError?
}

struct GalleryImage: Codable, Sendable {
  /// Relative to the gallery's folder.
  let file: String
  /// The path as printed.
  let path: String
  /// When it is shown.
  let date: Date
  /// The command that draws it.
  let command: String
  let report: RenderReport
  /// The change from the entry before, if it was drawn.
  var change: ChangeReport?
}

struct GalleryCell: Sendable {
  let wish: PendingPicture
  let picture: GalleryImage

  var kind: String { wish.kind.kind }
  var request: RenderRequest { wish.request }
}

/// A picture of the gallery that could not be drawn.
struct GalleryError: Sendable {
  let wish: PendingPicture
  let failure: ToolError

  var place: String { wish.place }
}
