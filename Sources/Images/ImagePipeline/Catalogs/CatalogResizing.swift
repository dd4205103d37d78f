import Foundation

/// The slicing of an image in an image set: caps of fixed size, and a part between them that is stretched.
struct CatalogResizing: Decodable, Hashable, Sendable {
  struct Insets: Decodable, Hashable, Sendable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  struct Center: Decodable, Hashable, Sendable {
    var mode: String?
    var width: Double?
    var height: Double?
  }

  var mode: String?
  var center: Center?
  var insets: Insets?

  private enum CodingKeys: String, CodingKey {
    case mode, center
    case insets = "cap-insets"
  }
}

/// The slices of a stretched image, in pixels.
package struct CatalogSlices: Hashable, Sendable {
  package let top: Double
  package let left: Double
  package let bottom: Double
  package let right: Double
  /// The size of the part that is stretched or repeated; `nil` for everything between the caps.
  package let centerWidth: Double?
  package let centerHeight: Double?
  package let isTiled: Bool

  /// `nil` without slicing. Negative and invalid numbers become 0.
  init?(_ resizing: CatalogResizing?) {
    guard let resizing, let mode = resizing.mode, let insets = resizing.insets else { return nil }
    func sound(_ value: Double?) -> Double { value.map { $0.isFinite ? min(max($0, 0), 32_768) : 0 } ?? 0 }
    let (hasColumns, hasRows) = (mode != "3-part-vertical", mode != "3-part-horizontal")
    left = hasColumns ? sound(insets.left) : 0
    right = hasColumns ? sound(insets.right) : 0
    top = hasRows ? sound(insets.top) : 0
    bottom = hasRows ? sound(insets.bottom) : 0
    guard left + right + top + bottom > 0 else { return nil }
    func center(_ value: Double?, _ counts: Bool) -> Double? {
      counts ? value.map(sound).flatMap { $0 > 0 ? $0 : nil } : nil
    }
    centerWidth = center(resizing.center?.width, hasColumns)
    centerHeight = center(resizing.center?.height, hasRows)
    isTiled = resizing.center?.mode == "tile"
  }
}
