package import Graphics

/// A rectangle of whole pixels on a screen, from the top left.
package struct ScreenFrame: Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let size: PixelSize

  package init(x: Int, y: Int, size: PixelSize) { (self.x, self.y, self.size) = (x, y, size) }

  /// Whether all of it is on a screen of this size.
  package func lies(on screen: PixelSize) -> Bool {
    x >= 0 && y >= 0 && x <= screen.width - size.width && y <= screen.height - size.height
  }

  /// Whether the two have a pixel in common.
  package func overlaps(_ other: ScreenFrame) -> Bool {
    x < other.x + other.size.width && other.x < x + size.width
      && y < other.y + other.size.height && other.y < y + size.height
  }
}

/// A position along one side of a screen, as users write it.
package struct ScreenCoordinate: Hashable, Sendable {
  /// Pixels from the edge.
  package let distance: Int
  /// Whether the distance is from the right or bottom edge of the screen to the same edge of the item.
  package let isFromEnd: Bool

  package init(_ distance: Int, isFromEnd: Bool = false) { (self.distance, self.isFromEnd) = (distance, isFromEnd) }

  /// Parses whole pixels. With a minus sign, including `-0`, they count from the right or bottom.
  package init?(_ text: some StringProtocol) {
    guard let match = String(text).wholeMatch(of: /(-?)([0-9]{1,5})/), let distance = Int(match.2) else { return nil }
    self.init(distance, isFromEnd: !match.1.isEmpty)
  }

  /// The start of an item with this length on a side of that length.
  package func start(of length: Int, on side: Int) -> Int { isFromEnd ? side - distance - length : distance }
}

/// The limits of a screen's size.
package enum ScreenSize {
  /// The maximum number of pixels per side: Cairo's limit.
  package static let longestSide = 32_767
  /// The maximum number of pixels.
  package static let largestArea = 50_000_000

  /// Parses `1920x1080`; `nil` for a size that no picture can have.
  package static func named(_ text: String) -> PixelSize? {
    guard let match = text.wholeMatch(of: /([0-9]{1,5})[x×]([0-9]{1,5})/), let width = Int(match.1),
      let height = Int(match.2)
    else { return nil }
    let size = PixelSize(width: width, height: height)
    guard !size.isEmpty, max(width, height) <= longestSide, size.area <= largestArea else { return nil }
    return size
  }
}
