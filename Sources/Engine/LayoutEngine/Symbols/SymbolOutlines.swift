package import Foundation
package import Graphics

/// Provides the outlines of symbols by name. Separates views from the symbol font.
///
/// A symbol is drawn like any other shape, so gradients, masks, PDF and SVG need no code for symbols. Implementations
/// may be called from several threads at once.
package protocol SymbolOutlines: Sendable {
  /// The outline of a symbol; empty for an unknown name.
  func outline(of request: SymbolRequest) -> SymbolOutline
}

/// The name and weight of a symbol.
package struct SymbolRequest: Hashable, Sendable {
  /// The name in SF Symbols: `cloud.sun.rain.fill`.
  package var name: String
  /// OpenType weight class, 100…900.
  package var weight: Int
  /// The variants that `symbolVariant` adds to the name; variants that the symbol does not have are ignored.
  package var variants: SymbolVariantSet

  package init(name: String, weight: Int = 400, variants: SymbolVariantSet = []) {
    self.name = name
    self.weight = weight
    self.variants = variants
  }
}

/// The variants of a symbol that a view can request separately from the name.
package struct SymbolVariantSet: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let fill = SymbolVariantSet(rawValue: 1)
  package static let slash = SymbolVariantSet(rawValue: 2)
  package static let circle = SymbolVariantSet(rawValue: 4)
  package static let square = SymbolVariantSet(rawValue: 8)
  package static let rectangle = SymbolVariantSet(rawValue: 16)
  package static let enclosures: SymbolVariantSet = [.circle, .square, .rectangle]
}

/// A symbol as shapes, for a font of one point. The origin is the middle of its frame, and y points down.
package struct SymbolOutline: Hashable, Sendable {
  /// How well the shapes match the name.
  package enum Match: Hashable, Sendable {
    /// The symbol, or one with the same meaning.
    case exact
    /// Another symbol with a similar meaning: its name.
    case substituted(String)
    /// The name is unknown.
    case unknown
    /// A neutral mark, because the font is not installed.
    case fontMissing
  }

  /// Shapes that are painted with one paint.
  package struct Layer: Hashable, Sendable {
    /// One shape.
    package enum Ink: Hashable, Sendable {
      case fill(Path, evenOdd: Bool)
      /// A line with round caps and joins.
      case stroke(Path, width: CGFloat)
    }

    package var inks: [Ink]
    /// The layer is not painted inside of these.
    package var holes: [Path]
    /// The level of the foreground style that paints the layer: 0 for primary, 1 for secondary, 2 for tertiary.
    package var level: Int
    /// The layer's own colour in multicolour mode, by the name of a system colour.
    package var color: String?

    package init(inks: [Ink], holes: [Path] = [], level: Int = 0, color: String? = nil) {
      self.inks = inks
      self.holes = holes
      self.level = level
      self.color = color
    }
  }

  /// The layers of a symbol with a variable value.
  package struct Steps: Hashable, Sendable {
    /// The layers that are always shown.
    package var steady: [Layer]
    /// The layers in the order in which an increasing value shows them.
    package var steps: [Layer]

    package init(steady: [Layer] = [], steps: [Layer]) {
      self.steady = steady
      self.steps = steps
    }

    /// The number of steps shown at `value`, 0…1: the first for any value above 0, the last one only beyond the
    /// others' share.
    package func litCount(at value: Double) -> Int {
      guard value > 0 else { return 0 }
      return min(Int((min(value, 1) * Double(steps.count)).rounded(.up)), steps.count)
    }
  }

  /// Back to front, for one paint: layers on top of a filled shape are cut out of it.
  package var monochrome: [Layer]
  /// Back to front, for several paints: layers on top of a filled shape are painted on it.
  package var layers: [Layer]
  /// The symbol's frame in a layout.
  package var frame: SymbolFrame
  /// Whether the symbol is mirrored in right-to-left text.
  package var isDirectional: Bool
  package var match: Match
  /// The layers for a variable value; nil if the symbol does not have any.
  package var steps: Steps?

  package init(
    monochrome: [Layer], layers: [Layer]? = nil, frame: SymbolFrame, isDirectional: Bool = false, match: Match = .exact
  ) {
    self.monochrome = monochrome
    self.layers = layers ?? monochrome
    self.frame = frame
    self.isDirectional = isDirectional
    self.match = match
  }

  /// Creates a symbol whose frame grows evenly with the font.
  package init(
    monochrome: [Layer], layers: [Layer]? = nil, size: CGSize, isDirectional: Bool = false, match: Match = .exact
  ) {
    self.init(
      monochrome: monochrome, layers: layers, frame: SymbolFrame(unit: size), isDirectional: isDirectional, match: match
    )
  }

  /// The outline of an unknown name: empty, as on Apple's systems.
  package static var unknown: SymbolOutline { SymbolOutline(monochrome: [], size: .zero, match: .unknown) }

  /// The frame for a font of one point, as beside large text. Setting it makes the frame grow evenly.
  package var size: CGSize {
    get { frame.unit }
    set { frame = SymbolFrame(unit: newValue) }
  }
}

/// Symbols without a font, such as in layout tests: the neutral mark for every name.
package struct NeutralSymbols: SymbolOutlines {
  package init() {}

  package func outline(of request: SymbolRequest) -> SymbolOutline {
    SymbolOutline(monochrome: [.neutral(strokeWidth: 0.085)], size: CGSize(width: 1.18, height: 1.145), match: .unknown)
  }
}

extension SymbolOutline.Layer {
  /// A rounded square with a dot in it.
  package static func neutral(strokeWidth: CGFloat) -> SymbolOutline.Layer {
    SymbolOutline.Layer(inks: [
      .stroke(
        Path(roundedRect: CGRect(x: -0.46, y: -0.46, width: 0.92, height: 0.92), cornerRadius: 0.22),
        width: strokeWidth),
      .fill(Path(ellipseIn: CGRect(x: -0.1, y: -0.1, width: 0.2, height: 0.2)), evenOdd: false),
    ])
  }
}
