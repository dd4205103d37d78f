package import Graphics

extension PixelSize {
  /// The largest size with the same aspect ratio inside `bounds`, not larger than `self`, and at least one pixel per
  /// side.
  package func fitted(inside bounds: PixelSize) -> PixelSize {
    guard width > bounds.width || height > bounds.height else { return self }
    // The product of two sides may overflow Int; sides are far below 2⁵³.
    let factor = min(Double(bounds.width) / Double(width), Double(bounds.height) / Double(height))
    return PixelSize(
      width: min(bounds.width, max(1, Int((Double(width) * factor).rounded()))),
      height: min(bounds.height, max(1, Int((Double(height) * factor).rounded()))))
  }
}
