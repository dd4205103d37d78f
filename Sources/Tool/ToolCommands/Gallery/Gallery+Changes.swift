import Foundation
import ImageCodecs
import Rendering
import Timelines
import ToolReports
import Widgets

/// An entry of a gallery with its picture.
struct DrawnEntry {
  let entry: WidgetSource.Entry
  var image: GalleryImage
}

extension Gallery {
  /// Draws and writes the change to each entry from the one before.
  ///
  /// - Returns: Why a change could not be drawn; those after it are left out.
  /// - Throws: ``ToolError`` if a file cannot be written.
  func draw(
    _ format: AnimatedPicture.Format, between entries: inout [DrawnEntry], of wish: PendingPicture,
    in renderer: WidgetRenderer
  ) async throws -> ToolError? {
    do {
      var before = try await entryBefore(wish, in: renderer)
      for index in entries.indices {
        let (entry, image) = (entries[index].entry, entries[index].image)
        if let before {
          let lists = try await renderer.at(image.date).change(from: before, to: entry, of: wish.kind, wish.request)
          let file = PendingPicture.file(ofChangeTo: image.file, as: format)
          try OutputFile.write(try renderer.animation(of: lists, as: format), to: file, inside: folder)
          entries[index].image.change = ChangeReport(
            from: before.date, to: entry.date, file: file, pictures: lists.count, rate: EntryChange.rate)
        }
        before = entry
      }
      return nil
    } catch let error as RenderError {
      return ToolError(error)
    }
  }

  /// The entry of a preview before the one that is drawn, which has a picture of its own.
  private func entryBefore(_ wish: PendingPicture, in renderer: WidgetRenderer) async throws -> WidgetSource.Entry? {
    guard let index = wish.request.entry, index > 0 else { return nil }
    var request = wish.request
    request.entry = index - 1
    let now = renderer.world.now
    return try await renderer.course(of: wish.kind, request, until: now).timeline.entries.current(at: now)
  }
}
