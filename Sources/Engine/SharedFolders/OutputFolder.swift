package import Foundation
import JSONText

/// An output folder: one folder for each widget, and `.almanac` with the files that passes share.
package struct OutputFolder: Sendable {
  package let url: URL
  package let path: String

  package init(_ url: URL) { (self.url, path) = (url, url.path) }

  package func place(_ name: OutputSlot) -> SlotFolder { place(at: name.path) }

  package func place(at path: String) -> SlotFolder { SlotFolder(path, in: self.path) }

  /// The folder of files that all slots share.
  package var ownFolder: URL { url.appending(path: ".almanac") }
  /// The path of a file in ``ownFolder``, relative to the output.
  package static func own(_ name: String) -> String { ".almanac/\(name)" }

  /// The stored list; nil if no pass has stored one.
  package func placedList() -> SlotList? {
    StoredFile.contents(ownFolder.appending(path: "placed.json").path).flatMap { SlotList(stableJSON: $0) }
  }
}
