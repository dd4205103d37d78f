import SwiftUI

extension Image {
  /// A ring moon over hills: the sample's cover, and the default cover. It is an image, so that it is treated like
  /// other covers.
  static var drawnCover: Image { Image(size: DrawnCover.size) { context in DrawnCover.draw(in: context) } }
}

private enum DrawnCover {
  static let size = CGSize(width: 210, height: 270)

  static func draw(in context: GraphicsContext) {
    let frame = CGRect(origin: .zero, size: size)
    let dusk = Gradient(colors: [Color(red: 0.20, green: 0.17, blue: 0.44), Color(red: 0.48, green: 0.28, blue: 0.66)])
    context.fill(
      Path(frame),
      with: .linearGradient(
        dusk, startPoint: CGPoint(x: frame.midX, y: frame.minY), endPoint: CGPoint(x: frame.midX, y: frame.maxY)))
    context.fill(
      StarField(seed: 7, count: 16, radii: 0.8...1.9, depth: 0.17).path(in: frame), with: .color(.white.opacity(0.85)))
    context.fill(
      Moon(diameter: 0.5, top: 0.2).path(in: frame), with: .color(.white.opacity(0.92)),
      style: FillStyle(eoFill: true))
    context.fill(
      hill(crest: 0.70, lean: 0.30).path(in: frame), with: .color(Color(red: 0.26, green: 0.17, blue: 0.50)))
    context.fill(
      hill(crest: 0.80, lean: 0.75).path(in: frame), with: .color(Color(red: 0.13, green: 0.09, blue: 0.32)))
  }

  private static func hill(crest: CGFloat, lean: CGFloat) -> HillShape {
    HillShape(crest: crest, lean: lean, fall: 0.1, swell: 0.06)
  }
}
