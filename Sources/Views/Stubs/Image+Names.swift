import Foundation
import Graphics

// Stands in for hF's symbols until they land.
extension Image {
  /// A square.
  public init(systemName: String) {
    self.init(Picture(content: .encoded(Data()), pixelSize: PixelSize(width: 20, height: 18)), scale: 1)
  }

  /// A square.
  public init(_ name: String) { self.init(systemName: name) }
}
