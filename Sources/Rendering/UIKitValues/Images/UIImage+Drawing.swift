public import Foundation
import Graphics
public import Views

extension UIImage {
  /// The image's alpha in a colour. Apple's page: UIKit/UIImage/withTintColor(_:).
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(picture, scale: scale, source: source, renderingMode: renderingMode, tint: color)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let surface = DrawingSurface.current, rect.width.isFinite, rect.height.isFinite, rect.width > 0,
      rect.height > 0, rect.minX.isFinite, rect.minY.isFinite
    else { return }
    let mode = blendMode == .normal ? surface.state.blendMode : blendMode
    let alpha = alpha.isFinite ? alpha : 1
    surface.add(item(in: rect, surface.state.interpolation), opacity: alpha, blendMode: mode)
  }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  private func item(in rect: CGRect, _ interpolation: ImageItem.Interpolation) -> DisplayItem? {
    guard case .symbol(let name, let configuration) = source else {
      let paint = tint.map { Paint.color($0.resolved) }
      return .picture(ImageItem(picture: picture, frame: rect, interpolation: interpolation, tint: paint))
    }
    let view = DrawnView(SymbolView(name: name, configuration: configuration, color: tint?.color))
    guard let (items, size) = view.drawing, size.width > 0, size.height > 0 else { return nil }
    let stretch = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    return .group(.transform(stretch), items)
  }

  /// The image as a separate bitmap, tinted, with symbols drawn.
  var flattened: UIImage {
    guard tint != nil || isSymbolImage else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = isSymbolImage ? 3 : scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }
    return image.withRenderingMode(renderingMode)
  }
}

extension Image {
  /// Shows an image. Apple's page: SwiftUI/Image/init(uiImage:).
  public init(uiImage: UIImage) { self = uiImage.shown }
}

extension UIImage {
  fileprivate var shown: Image {
    var image: Image =
      switch source {
      case .symbol(let name, let configuration) where configuration == SymbolConfiguration() && !countsTint:
        Image(systemName: name)
      case .symbol(let name, let configuration):
        drawing(SymbolView(name: name, configuration: configuration, color: nil))
      case .asset(let name, let bundle) where !countsTint: Image(.asset(name, bundle: bundle))
      default: Image(flattened.picture, scale: flattened.scale)
      }
    if countsTint, isSymbolImage { image = Image(flattened.picture, scale: flattened.scale) }
    return switch renderingMode {
    case .automatic: isSymbolImage && countsTint ? image.renderingMode(.template) : image
    case .alwaysOriginal: isSymbolImage && !countsTint ? image : image.renderingMode(.original)
    case .alwaysTemplate: image.renderingMode(.template)
    }
  }

  /// A symbol shows its tint only if its colours are used.
  private var countsTint: Bool { tint != nil && (!isSymbolImage || renderingMode == .alwaysOriginal) }

  private func drawing(_ symbol: SymbolView) -> Image {
    let text = Text(Image(systemName: symbol.name)).font(symbol.configuration.font)
    let size = size
    return Image(size: size) { context in
      context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
    }.renderingMode(.template)
  }
}
