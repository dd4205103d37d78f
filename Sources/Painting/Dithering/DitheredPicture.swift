package import Graphics

/// Reduces opaque pixels to a panel's colours.
package struct DitheredPicture {
  let colors: PanelColors
  let size: PixelSize
  /// `0xRRGGBB` in the lower bits.
  let pixels: UnsafeMutableBufferPointer<UInt32>
  /// The pixels whose tones are mixed, row by row; the others get the nearest colour.
  let isMixed: [Bool]

  /// - Parameter pixels: All pixels, row by row without gaps. They become colours of the palette with full alpha.
  package static func reduce(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ size: PixelSize, to panel: Panel, mixing isMixed: [Bool]
  ) {
    guard pixels.count == size.area, isMixed.count == size.area else { return }
    let picture = DitheredPicture(colors: PanelColors(panel.palette), size: size, pixels: pixels, isMixed: isMixed)
    if panel.palette == .gray256 { return picture.reduceToGrays() }
    switch panel.dither {
    case .none: picture.reduce { _, _, color in color.nearest }
    case .floydSteinberg: picture.diffuse(ErrorDiffusion.floydSteinberg)
    case .atkinson: picture.diffuse(ErrorDiffusion.atkinson)
    case .blueNoise: picture.thresholded()
    }
  }

  /// A colour of the picture.
  struct Color {
    /// The number of the colour that looks most like it.
    let nearest: Int
    let linear: SIMD4<Float>
  }

  /// The linear light that `pixel` should have on the panel.
  func light(of pixel: UInt32) -> SIMD4<Float> {
    colors.palette.isGray ? LinearLight.gray(pixel) : LinearLight.color(pixel)
  }

  func put(_ number: Int, at index: Int) { pixels[index] = 0xFF00_0000 | colors.palette.colors[number] }

  /// Sets each pixel; `choice` gets the position and the colour of those that are mixed.
  func reduce(_ choice: (_ x: Int, _ y: Int, Color) -> Int) {
    var known: [UInt32: Color] = [:]
    for y in 0..<size.height {
      for x in 0..<size.width {
        let index = y * size.width + x
        let color = color(pixels[index], &known)
        put(isMixed[index] ? choice(x, y, color) : color.nearest, at: index)
      }
    }
  }

  func color(_ pixel: UInt32, _ known: inout [UInt32: Color]) -> Color {
    let bytes = pixel & 0xFF_FFFF
    if let color = known[bytes] { return color }
    let color = Color(nearest: nearest(to: bytes), linear: light(of: bytes))
    if known.count > 1 << 16 { known.removeAll() }
    known[bytes] = color
    return color
  }

  private func nearest(to bytes: UInt32) -> Int {
    if let number = colors.number(of: bytes) { return number }
    let color = ResolvedColor(bytes: bytes)
    guard colors.palette.isGray else { return colors.nearest(to: color) ?? 0 }
    return Int((TransferCurve.encoded(color.luminance) * Double(colors.count - 1)).rounded())
  }

  private func reduceToGrays() {
    var known: [UInt32: Color] = [:]
    for index in pixels.indices { put(color(pixels[index], &known).nearest, at: index) }
  }
}
