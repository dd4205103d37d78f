import Foundation
import Graphics
import Rendering

/// The answer to `change`: an animated picture that plays once.
struct PreviewedChange: Encodable {
  /// The name of the file.
  let image: String
  private let width: Double
  private let height: Double
  private let pictures: Int
  /// Pictures per second.
  private let rate: Int

  init(_ lists: [DisplayList], image: String) {
    self.image = image
    (width, height) = (Double(lists.first?.size.width ?? 0), Double(lists.first?.size.height ?? 0))
    (pictures, rate) = (lists.count, EntryChange.rate)
  }
}
