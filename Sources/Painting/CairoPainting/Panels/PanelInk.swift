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
  /// The number of pixels of the canvas.
  private let area: Int
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

  init(_ palette: PanelPalette, area: Int) {
    colors = PanelColors(palette)
    self.area = area
  }

  /// The ground below an item.
  struct Ground {
    /// Its mean colour.
    let color: ResolvedColor
    /// The number of its colour, if it is flat.
    let number: Int?
    /// The colour that it would have had with all colours.
    let meant: ResolvedColor
  }

  /// Runs `body`, which paints into a group over `target`.
  func withGroup(over target: OpaquePointer?, _ body: () -> Void) {
    guard let target else { return body() }
    outer.append(target)
    body()
    outer.removeLast()
  }

  /// What is painted at `frame` of `target`, from a sample of its pixels.
  func ground(at frame: PixelFrame, of target: OpaquePointer?) -> Ground {
    // Of a shape with a line around it, the inside counts.
    let edged = shapes.last { $0.frame.contains(frame) && $0.fill.edge != nil }?.fill
    let surfaces = (outer + [target].compactMap(\.self)).compactMap(ImagePixels.init)
    var counts = [Int](repeating: 0, count: colors.count)
    var (sum, count) = (SIMD4<Float>.zero, 0)
    let step = (x: max(frame.width / 16, 1), y: max(frame.height / 12, 1))
    for y in stride(from: frame.y + step.y / 2, to: frame.y + frame.height, by: step.y) {
      for x in stride(from: frame.x + step.x / 2, to: frame.x + frame.width, by: step.x) {
        let pixel = surfaces.reduce(SIMD4<Float>.zero) { below, surface in
          let above = SIMD4<Float>(pixel: surface[x, y])
          return above + below * (1 - above.w / 255)
        }
        guard pixel.w > 0 else { continue }
        sum += pixel
        count += 1
        if let number = colors.number(of: pixel.pixel & 0xFF_FFFF) {
          counts[number == edged?.edge ? edged?.number ?? number : number] += 1
        }
      }
    }
    guard count > 0, sum.w > 0 else {
      let paper = colors[colors.paper]
      return Ground(color: paper, number: colors.paper, meant: paper)
    }
    let mean = sum / sum.w
    let color = ResolvedColor(red: Double(mean.x), green: Double(mean.y), blue: Double(mean.z))
    guard let number = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[number] * 20 > count * 17 else {
      return Ground(color: color, number: nil, meant: color)
    }
    let shape = shapes.last { $0.fill.number == number && $0.frame.contains(frame.center) }
    return Ground(color: colors[number], number: number, meant: shape?.meant ?? colors[number])
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
    if let nearest = colors.nearest(to: wanted), isVisible(nearest) { return nearest }
    // What was clear to see stays so; what was faint becomes as faint as can be read.
    guard color.alpha < Self.strongAlpha || meant.contrast(with: ground.meant) < 4 else {
      return colors.mostVisible(on: ground.color)
    }
    return colors.nearest(to: wanted, where: isVisible) ?? colors.mostVisible(on: ground.color)
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
    var fill = Fill(number: nearest)
    let isGround = frame.area * 2 > area
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

  /// Remembers a shape, for what is painted on it.
  func add(_ fill: Fill, of color: ResolvedColor, on ground: Ground, in frame: PixelFrame) {
    shapes.append(Shape(frame: frame, fill: fill, meant: color.over(ground.meant)))
  }
}

extension ResolvedColor {
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
