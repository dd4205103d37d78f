public import Foundation
package import Graphics
public import LayoutEngine
import Localization

/// A picture: of a file, of an asset catalogue, or a system symbol. Apple's page: SwiftUI/Image.
public struct Image: Hashable, Sendable {
  /// What is shown.
  package enum Content: Hashable, Sendable {
    /// A picture with so many pixels to the point.
    case picture(DrawableImage, scale: CGFloat)
    /// An image set of a catalogue; the folder is that of its bundle, nil for the widget's own.
    case asset(String, bundle: URL?)
    /// A symbol by SF's name.
    case symbol(String)
    /// What a closure draws.
    case drawn(DrawnImage)
  }

  package let content: Content
  var resizing: Resizing?
  /// Nil for what the catalogue says, or as it is.
  var template: TemplateRenderingMode?
  var filter = Interpolation.medium
  /// Nil for the environment's.
  var symbolMode: SymbolRenderingMode?
  /// How far the parts of a symbol are lit, 0…1; nil for all of them.
  var variableValue: Double?
  /// Nil for no words: a decorative image, or one that nobody named.
  var label: ImageLabel?

  package init(_ content: Content, label: ImageLabel? = nil) {
    self.content = content
    self.label = label
  }

  /// Creates an image of `picture`, `scale` pixels to the point.
  package init(_ picture: DrawableImage, scale: CGFloat) {
    self.init(.picture(picture, scale: scale.isFinite ? max(scale, 0.01) : 1))
  }

  func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Image {
  /// Shows the image set `name` of the widget's asset catalogue, or of `bundle`'s.
  ///
  /// A set that is not there shows nothing, as on Apple's systems, and is the diagnostic `image.missing-asset`.
  /// Apple's page: SwiftUI/Image/init(_:bundle:).
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.tablesFolder), label: ImageLabel(Text(LocalizedStringKey(name))))
  }

  /// Shows the image set `name`; `value` does nothing here. Apple's page: SwiftUI/Image/init(_:variableValue:bundle:).
  public init(_ name: String, variableValue value: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Shows the image set `name`, which is spoken of as `label`. Apple's page: SwiftUI/Image/init(_:bundle:label:).
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, bundle: bundle?.tablesFolder), label: ImageLabel(label))
  }

  /// Shows the image set `name`, of which nothing is spoken. Apple's page: SwiftUI/Image/init(decorative:bundle:).
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.tablesFolder))
  }

  /// Shows an image set. Apple's page: SwiftUI/Image/init(_:)-6nmgr.
  public init(_ resource: ImageResource) {
    self.init(
      .asset(resource.name, bundle: resource.bundle), label: ImageLabel(Text(LocalizedStringKey(resource.name))))
  }

  /// Shows a system symbol: an outline in the foreground style, as large as the font.
  ///
  /// The symbol comes from an open icon font. A name that it has nothing for is drawn by rule; an unknown one draws nothing
  /// and takes no room, as on Apple's systems. The diagnostics are `symbol.substituted` and `symbol.unknown`.
  /// Apple's page: SwiftUI/Image/init(systemName:).
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Shows a system symbol whose parts are lit as far as `value` goes, 0…1; the others are dimmed.
  ///
  /// Nil lights all, and so does a symbol whose parts are no steps: of those at hand the parts of `aqi`, `cellularbars`,
  /// `chart.bar`, `ellipsis`, `speaker.wave` and `wifi` are. Apple's page: SwiftUI/Image/init(systemName:variableValue:).
  public init(systemName: String, variableValue value: Double?) {
    self.init(systemName: systemName)
    variableValue = value
  }
}

/// What is spoken of an image; two images with different words are equal.
package struct ImageLabel: Hashable, Sendable {
  let text: Text

  init(_ text: Text) { self.text = text }

  package static func == (a: ImageLabel, b: ImageLabel) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

extension Image: PrimitiveView {
  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let image: ResolvedImage =
      if case .drawn(let drawing) = content { resolved(drawing, in: context) } else {
        resolved(in: context.environment)
      }
    let rule: any LayoutRule =
      resizing != nil && image.size != .zero
      ? FillingRule("Image", idealSize: image.size)
      : BaselineRule("Image", size: image.size, baseline: image.baseline)
    let pixelScale = context.pixelScale
    let node = context.node(rule, label: image.label) { site in
      let frame = pixelScale.rounded(site.frame)
      guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return [] }
      return image.draw(frame)
    }
    node.accessibility.label = context.environment.drawsPlaceholders ? nil : label.map { context.spoken($0.text) }
    return [node]
  }
}
