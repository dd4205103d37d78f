internal import Graphics

extension PixelSize {
  /// The largest size with the same aspect ratio inside `bounds`, never larger than `self`; at least one pixel a side.
  func fitted(inside bounds: PixelSize) -> PixelSize {
    guard width > bounds.width || height > bounds.height else { return self }
    // Floating point has room where the product of two sides has not; sides are far below 2⁵³.
    let factor = min(Double(bounds.width) / Double(width), Double(bounds.height) / Double(height))
    return PixelSize(
      width: min(bounds.width, max(1, Int((Double(width) * factor).rounded()))),
      height: min(bounds.height, max(1, Int((Double(height) * factor).rounded()))))
  }
}
