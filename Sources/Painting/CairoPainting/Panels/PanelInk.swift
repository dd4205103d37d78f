import CairoSurfaces
internal import CCairo
import Dithering
import Foundation
import Graphics

/// Chooses the colours of flat shapes, lines and text on a panel.
///
/// Greys and hues that the panel lacks become colours that stay visible on what has been painted below them.
final class PanelInk {
  let colors: PanelColors
  /// The canvas.
  let size: PixelSize
  /// The surfaces below the one that is painted on, from the bottom.
  private var outer: [OpaquePointer] = []
  /// Flat shapes in painting order.
  private var shapes: [Shape] = []

  private struct Shape {
    let frame: PixelFrame
    let fill: Fill
    /// The colour that it would have had with all colours.
    let meant: ResolvedColor
  }

  init(_ palette: PanelPalette, size: PixelSize) {
    colors = PanelColors(palette)
    self.size = size
  }

  /// The ground below an item.
  struct Ground {
    /// Its mean colour.
    let color: ResolvedColor
    /// The number of its colour, if it is flat.
    let number: Int?
    /// The colour that it would have had with all colours.
    let meant: ResolvedColor
    /// Its darkest and its lightest colour.
    let extremes: [ResolvedColor]

    init(color: ResolvedColor, number: Int?, meant: ResolvedColor, extremes: [ResolvedColor]) {
      (self.color, self.number, self.meant, self.extremes) = (color, number, meant, extremes)
    }

    init(flat color: ResolvedColor, _ number: Int, meant: ResolvedColor? = nil) {
      self.init(color: color, number: number, meant: meant ?? color, extremes: [color])
    }

    /// The same without a colour of its own, as a part of tones.
    var mixed: Ground { Ground(color: color, number: nil, meant: color, extremes: extremes) }
  }

  /// Whether there are dots next to letters of a colour that could be mistaken for parts of them. Dots of many greys
  /// look smooth.
  func hasDots(_ ground: Ground, around number: Int) -> Bool {
    guard ground.number == nil else { return false }
    guard colors.palette.isGray, colors.count >= 16 else { return true }
    return ground.extremes.contains { colors.contrast(number, with: $0) < 3 }
  }

  /// Runs `body`, which paints into a group over `target`.
  func withGroup(over target: OpaquePointer?, _ body: () -> Void) {
    guard let target else { return body() }
    outer.append(target)
    body()
    outer.removeLast()
  }

  /// What is painted at `frames` of `target`, from a sample of its pixels.
  func ground(at frames: [PixelFrame], of target: OpaquePointer?) -> Ground {
    // Of a shape with a line around it, the inside counts.
    let edged = shapes.last { shape in
      shape.fill.edge != nil && frames.allSatisfy { shape.frame.contains($0) }
    }?.fill
    let surfaces = (outer + [target].compactMap(\.self)).compactMap(ImagePixels.init)
    var counts = [Int](repeating: 0, count: colors.count)
    var (sum, count) = (SIMD4<Float>.zero, 0)
    var extremes: (darkest: ResolvedColor, lightest: ResolvedColor) = (.white, .black)
    for (x, y) in frames.flatMap(\.sample) {
      let pixel = surfaces.reduce(SIMD4<Float>.zero) { below, surface in
        let above = SIMD4<Float>(pixel: surface[x, y])
        return above + below * (1 - above.w / 255)
      }
      guard pixel.w > 0 else { continue }
      sum += pixel
      count += 1
      let color = ResolvedColor(mean: pixel)
      if color.luminance < extremes.darkest.luminance { extremes.darkest = color }
      if color.luminance > extremes.lightest.luminance { extremes.lightest = color }
      if let number = colors.number(of: pixel.pixel & 0xFF_FFFF) {
        counts[number == edged?.edge ? edged?.number ?? number : number] += 1
      }
    }
    guard count > 0 else { return Ground(flat: colors[colors.paper], colors.paper) }
    let color = ResolvedColor(mean: sum)
    guard let number = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[number] * 20 > count * 17 else {
      return Ground(color: color, number: nil, meant: color, extremes: [extremes.darkest, extremes.lightest])
    }
    let shape = shapes.last { shape in
      shape.fill.number == number && frames.allSatisfy { shape.frame.contains($0.center) }
    }
    return Ground(flat: colors[number], number, meant: shape?.meant)
  }

  /// The number of the colour of text and lines; nil for what is meant to be invisible.
  func mark(_ color: ResolvedColor, on ground: Ground, least: Double) -> Int? {
    guard color.alpha > 0.04 else { return nil }
    let wanted = color.over(ground.color)
    let meant = color.over(ground.meant)
    guard meant.difference(from: ground.meant) > 0.02 else { return nil }
    func isVisible(_ number: Int) -> Bool {
      // Strong colours and hues are told apart with less contrast.
      let isStrong = color.alpha >= Self.strongAlpha || colors[number].hasHue
      return colors.contrast(number, with: ground.color) >= (isStrong ? min(least, 3) : least)
    }
    if let nearest = colors.nearest(to: wanted), isVisible(nearest) {
      let isFaintText = least > 3 && color.alpha < Self.strongAlpha
      return isFaintText && !isSeen(nearest, onAllOf: ground) ? colors.mostVisible(on: ground.color) : nearest
    }
    // What was clear to see stays so; what was faint becomes as faint as can be read.
    guard color.alpha < Self.strongAlpha || meant.contrast(with: ground.meant) < 4 else {
      return colors.mostVisible(on: ground.color)
    }
    return colors.nearest(to: wanted, where: isVisible) ?? colors.mostVisible(on: ground.color)
  }

  /// Whether a colour is seen on the lightest and on the darkest of tones.
  private func isSeen(_ number: Int, onAllOf ground: Ground) -> Bool {
    ground.number != nil || ground.extremes.allSatisfy { colors.contrast(number, with: $0) >= 4 }
  }

  /// The least alpha of a colour that is meant to stand out.
  private static let strongAlpha = 0.85

  /// The colour of a flat shape.
  struct Fill {
    var number: Int
    /// The colour of the line around a shape that would vanish.
    var edge: Int?
  }

  /// The colours of a shape that covers `frame`; nil if it is invisible.
  func fill(_ color: ResolvedColor, on ground: Ground, in frame: PixelFrame) -> Fill? {
    let (wanted, meant) = (color.over(ground.color), color.over(ground.meant))
    guard color.alpha > 0, let nearest = colors.nearest(to: wanted) else { return nil }
    let difference = meant.difference(from: ground.meant)
    if let number = ground.number, difference < 0.01 { return Fill(number: number) }
    let isGround = frame.area * 2 > size.area
    var fill = Fill(number: isGround ? colors.nearestGround(to: wanted) ?? nearest : nearest)
    // A large area keeps its lightness; everything else its contrast.
    if !isGround, meant.contrast(with: ground.meant) >= 2, colors.contrast(nearest, with: ground.color) < 2 {
      fill.number =
        colors.nearest(to: wanted) { colors.contrast($0, with: ground.color) >= 2 }
        ?? colors.mostVisible(on: ground.color)
    }
    if let number = ground.number, number == fill.number, difference > 0.025 {
      fill.edge = colors.mostVisible(on: colors[number])
    }
    return fill
  }

  /// The colour of a translucent shape that keeps the lightness of what is below it.
  func part(_ color: ResolvedColor, of ground: Ground) -> Fill? {
    colors.nearest(to: color.over(ground.color)).map { Fill(number: $0) }
  }

  /// Remembers a shape, for what is painted on it.
  func add(_ fill: Fill, of color: ResolvedColor, on ground: Ground, in frame: PixelFrame) {
    shapes.append(Shape(frame: frame, fill: fill, meant: color.over(ground.meant)))
  }
}

extension ResolvedColor {
  /// The mean of premultiplied pixels with this sum.
  fileprivate init(mean sum: SIMD4<Float>) {
    let mean = sum / sum.w
    self.init(red: Double(mean.x), green: Double(mean.y), blue: Double(mean.z))
  }

  /// The colour of a layer of this colour on an opaque one.
  fileprivate func over(_ ground: ResolvedColor) -> ResolvedColor {
    let part = min(max(alpha, 0), 1)
    return ResolvedColor(
      red: red * part + ground.red * (1 - part), green: green * part + ground.green * (1 - part),
      blue: blue * part + ground.blue * (1 - part))
  }
}

extension PixelFrame {
  fileprivate var center: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

  /// A few hundred points at most, evenly distributed.
  fileprivate var sample: [(x: Int, y: Int)] {
    let step = (x: max(width / 16, 1), y: max(height / 12, 1))
    return stride(from: y + step.y / 2, to: y + height, by: step.y).flatMap { row in
      stride(from: x + step.x / 2, to: x + width, by: step.x).map { ($0, row) }
    }
  }

  fileprivate func contains(_ other: PixelFrame) -> Bool { intersection(other) == other }

  fileprivate func contains(_ point: (x: Int, y: Int)) -> Bool {
    (x..<x + width).contains(point.x) && (y..<y + height).contains(point.y)
  }
}

/// The pixels of a surface in memory, in the canvas's coordinates.
private struct ImagePixels {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stride: Int
  private let frame: PixelFrame

  init?(_ surface: OpaquePointer) {
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return nil }
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    self.bytes = bytes
    stride = Int(cairo_image_surface_get_stride(surface))
    frame = PixelFrame(
      x: -Int(x), y: -Int(y), width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
  }

  /// A premultiplied pixel; clear outside.
  subscript(x: Int, y: Int) -> UInt32 {
    guard frame.contains((x, y)) else { return 0 }
    return UnsafeRawPointer(bytes).load(fromByteOffset: (y - frame.y) * stride + (x - frame.x) * 4, as: UInt32.self)
  }
}
