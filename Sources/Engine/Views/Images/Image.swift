public import Foundation
package import Graphics
public import LayoutEngine
import Localization

/// An image: a bitmap, an image of an asset catalog, or a system symbol. Apple's page: SwiftUI/Image.
public struct Image: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A bitmap, and its pixels per point.
    case picture(DrawableImage, scale: CGFloat)
    /// An image set; `bundle` is the folder of its bundle, nil for the widget's own.
    case asset(String, bundle: URL?)
    /// A symbol by its SF Symbols name.
    case symbol(String)
    case drawn(DrawnImage)
  }

  package let content: Content
  var resizing: Resizing?
  /// Nil for the catalog's mode, or the original.
  var template: TemplateRenderingMode?
  var filter = Interpolation.medium
  /// Nil for the environment's mode.
  var symbolMode: SymbolRenderingMode?
  /// How many parts of a variable symbol are drawn at full opacity, 0…1; nil for all.
  var variableValue: Double?
  /// Nil for a decorative image or one without a label.
  var label: ImageLabel?

  package init(_ content: Content, label: ImageLabel? = nil) {
    self.content = content
    self.label = label
  }

  /// Creates an image of `picture`, with `scale` pixels per point.
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
  /// Shows the image set `name` of the widget's asset catalog, or of `bundle`'s.
  ///
  /// A missing set shows nothing, as on Apple's systems, and is reported as `image.missing-asset`. Apple's page:
  /// SwiftUI/Image/init(_:bundle:).
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.tablesFolder), label: ImageLabel(Text(LocalizedStringKey(name))))
  }

  /// Shows the image set `name`; `value` is ignored. Apple's page: SwiftUI/Image/init(_:variableValue:bundle:).
  public init(_ name: String, variableValue value: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Shows the image set `name` with the accessibility label `label`. Apple's page:
  /// SwiftUI/Image/init(_:bundle:label:).
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, bundle: bundle?.tablesFolder), label: ImageLabel(label))
  }

  /// Shows the image set `name` without an accessibility label. Apple's page: SwiftUI/Image/init(decorative:bundle:).
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle: bundle?.tablesFolder))
  }

  /// Shows an image set. Apple's page: SwiftUI/Image/init(_:)-6nmgr.
  public init(_ resource: ImageResource) {
    self.init(
      .asset(resource.name, bundle: resource.bundle), label: ImageLabel(Text(LocalizedStringKey(resource.name))))
  }

  /// Shows a system symbol in the foreground style, sized by the font.
  ///
  /// Symbols come from an open icon font. A name that the font does not have is composed or replaced by rule; an
  /// unknown name draws nothing and takes no space, as on Apple's systems. The diagnostics are `symbol.substituted`
  /// and `symbol.unknown`. Apple's page: SwiftUI/Image/init(systemName:).
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Shows a variable system symbol: parts up to `value`, 0…1, at full opacity, the others dimmed.
  ///
  /// Nil dims no part. Symbols without variable parts are not dimmed either; `aqi`, `cellularbars`, `chart.bar`,
  /// `ellipsis`, `speaker.wave` and `wifi` have some. Apple's page: SwiftUI/Image/init(systemName:variableValue:).
  public init(systemName: String, variableValue value: Double?) {
    self.init(systemName: systemName)
    variableValue = value
  }
}

/// The accessibility label of an image; it does not affect equality.
package struct ImageLabel: Hashable, Sendable {
  let text: Text

  init(_ text: Text) { self.text = text }

  package static func == (a: ImageLabel, b: ImageLabel) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

extension Image: PrimitiveView {
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
