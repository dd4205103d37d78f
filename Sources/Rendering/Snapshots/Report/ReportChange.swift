package import Foundation
package import Graphics

/// The animated change from a candidate to the picture of the next entry.
package struct ReportChange: Sendable {
  /// An animated PNG.
  package var picture: Data
  package var size: PixelSize
  package var milliseconds: Int

  package init(picture: Data, size: PixelSize, milliseconds: Int) {
    (self.picture, self.size, self.milliseconds) = (picture, size, milliseconds)
  }

  /// A change in the form that the page reads.
  struct Record: Encodable {
    /// The name of the entry.
    let name: String
    let file: String
    let width: Int
    let height: Int
    let milliseconds: Int
  }

  func record(of name: String) -> Record {
    Record(
      name: name, file: EntryFolder.File.change.rawValue, width: size.width, height: size.height,
      milliseconds: milliseconds)
  }
}
