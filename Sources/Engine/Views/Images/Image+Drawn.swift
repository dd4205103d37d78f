import Diagnostics
public import Foundation
import Graphics
import LayoutEngine

extension Image {
  /// Creates an image that `renderer` draws in a canvas of `size` points, clipped to it. Apple's page:
  /// SwiftUI/Image/init(size:label:opaque:colorMode:renderer:).
  ///
  /// - Parameters:
  ///   - size: The image's own size; a side that is negative or not finite counts as 0, with the diagnostic
  ///     `layout.invalid-number`.
  ///   - label: The accessibility label.
  ///   - opaque: Ignored: areas that are not drawn stay clear.
  ///   - colorMode: A mode other than `nonLinear` is reported.
  ///   - renderer: Draws the image. A resizable image is drawn at its own size and stretched without loss of
  ///     sharpness.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    InvalidNumber.report("Image size", [size.width, size.height], allowsNegative: false)
    if let problem = colorMode.problem(of: "Image") {
      DiagnosticLog.current.report(Diagnostic(id: ColorRenderingMode.diagnosticID, message: problem))
    }
    let sound = CGSize(width: size.width.asLength, height: size.height.asLength)
    self.init(.drawn(DrawnImage(size: sound, renderer: renderer)), label: label.map { ImageLabel($0) })
  }

  func resolved(_ drawing: DrawnImage, in context: _LoweringContext) -> ResolvedImage {
    guard drawing.size.width > 0, drawing.size.height > 0 else {
      return ResolvedImage(size: drawing.size, baseline: nil, label: "drawing") { _ in [] }
    }
    if let resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() {
      context.report(
        "image.drawing-stretched", "a drawn image is stretched as a whole; cap insets and tiling are not supported")
    }
    let isTemplate = template == .template
    return ResolvedImage(size: drawing.size, baseline: nil, label: "drawing") { frame in
      let items = drawing.items(in: frame, context)
      guard isTemplate, !items.isEmpty else { return items }
      let tint = ForegroundStyle()._paint(in: context.environment).paint.mapped(to: frame)
      return [.group(.mask(items), [.fill(Path(frame), tint, evenOdd: false)])]
    }
    .redacted(in: context.environment)
  }
}

extension DrawnImage {
  /// The drawing, stretched to `frame` and clipped to it.
  fileprivate func items(in frame: CGRect, _ context: _LoweringContext) -> [DisplayItem] {
    var graphics = GraphicsContext(
      frame: CGRect(origin: .zero, size: size), context: context, symbols: TaggedViews(EmptyView(), in: context))
    context.evaluating { renderer(&graphics) }
    let items = graphics.recording.items
    guard !items.isEmpty else { return [] }
    let transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .scaledBy(x: frame.width / size.width, y: frame.height / size.height)
    return [.group(.clip(Path(frame), evenOdd: false), [.group(.transform(transform), items)])]
  }
}

extension CGFloat {
  fileprivate var asLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
