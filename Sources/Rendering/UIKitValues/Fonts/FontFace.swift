package import Foundation
package import Views

/// The contents of a `UIFont` or `UIFontDescriptor`, from which SwiftUI's font is made.
package struct FontFace: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The system font at ``FontFace/pointSize``.
    case system
    /// The name of a family or a face.
    case named(String)
    /// The system font of a text style, which follows Dynamic Type.
    case style(UIFont.TextStyle)
  }

  package var source: Source
  package var pointSize: CGFloat
  /// `nil` for the source's own.
  package var weight: UIFont.Weight?
  package var design = Font.Design.default
  package var traits: UIFontDescriptor.SymbolicTraits = []
  package var hasMonospacedDigits = false
  package var width = Font.Width.standard
  /// The text style with which a font of a fixed size scales, if any.
  package var scaling: UIFont.TextStyle?

  package init(_ source: Source, size: CGFloat) {
    self.source = source
    pointSize = size.isFinite ? min(max(size, 0), 10_000) : 17
  }

  /// The face with a fixed size; 0 keeps its size.
  package func sized(_ size: CGFloat) -> FontFace {
    guard size.isFinite, size > 0 else { return self }
    var copy = self
    if case .style(let style) = source {
      copy.source = .system
      copy.weight = weight ?? (style == .headline ? .semibold : nil)
    }
    copy.pointSize = min(size, 10_000)
    return copy
  }

  package var font: Font {
    var font: Font =
      switch source {
      case .system: .system(size: pointSize, design: design)
      case .named(let name): .custom(name, fixedSize: pointSize)
      case .style(let style): .system(style.style, design: design)
      }
    if case .named(let name) = source, let scaling {
      font = .custom(name, size: pointSize, relativeTo: scaling.style)
    }
    if let weight { font = font.weight(weight.weight) }
    if traits.contains(.traitBold), weight == nil { font = font.bold() }
    if traits.contains(.traitItalic) { font = font.italic() }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    if traits.contains(.traitCondensed) { font = font.width(.condensed) }
    if traits.contains(.traitExpanded) { font = font.width(.expanded) }
    if width != .standard { font = font.width(width) }
    if traits.contains(.traitTightLeading) { font = font.leading(.tight) }
    if traits.contains(.traitLooseLeading) { font = font.leading(.loose) }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }
}
