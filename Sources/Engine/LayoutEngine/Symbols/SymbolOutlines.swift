package import Foundation
package import Graphics

/// The seam between views and the symbols' font: names go in, outlines come out.
///
/// A symbol is drawn like any other shape, so gradients, masks, PDF and SVG need to know nothing of it. Whoever
/// implements this may be asked from several threads at once.
package protocol SymbolOutlines: Sendable {
  /// The outline of a symbol; empty for a name that nothing is known of.
  func outline(of request: SymbolRequest) -> SymbolOutline
}

/// Which symbol is wanted, and how heavy.
package struct SymbolRequest: Hashable, Sendable {
  /// SF Symbols' name: `cloud.sun.rain.fill`.
  package var name: String
  /// OpenType weight class, 100…900.
  package var weight: Int
  /// What `symbolVariant` asks for on top of the name; a variant that the symbol cannot have is ignored.
  package var variants: SymbolVariantSet

  package init(name: String, weight: Int = 400, variants: SymbolVariantSet = []) {
    self.name = name
    self.weight = weight
    self.variants = variants
  }
}

/// The variants of a symbol that a view can ask for without naming them.
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

/// A symbol as shapes, for a font of one point; the origin is the middle of its frame, y runs downwards.
package struct SymbolOutline: Hashable, Sendable {
  /// How near the shapes are to what the name means.
  package enum Match: Hashable, Sendable {
    /// The symbol, or one that means the same.
    case exact
    /// Another symbol, which means something else or less: its name.
    case substituted(String)
    /// Nothing is known of the name.
    case unknown
    /// A neutral mark: the font is not installed.
    case fontMissing
  }

  /// Shapes that are painted with one paint.
  package struct Layer: Hashable, Sendable {
    /// One shape.
    package enum Ink: Hashable, Sendable {
      case fill(Path, evenOdd: Bool)
      /// A line with round ends and corners, `width` wide.
      case stroke(Path, width: CGFloat)
    }

    package var inks: [Ink]
    /// Nothing of the layer is painted inside of these.
    package var holes: [Path]
    /// Which of the foreground's levels paints the layer: 0 for primary, 1 for secondary, 2 for tertiary.
    package var level: Int
    /// The layer's own colour in multicolour, by the name of a system colour.
    package var color: String?

    package init(inks: [Ink], holes: [Path] = [], level: Int = 0, color: String? = nil) {
      self.inks = inks
      self.holes = holes
      self.level = level
      self.color = color
    }
  }

  /// A symbol's layers where a value lights them up one after the other.
  package struct Steps: Hashable, Sendable {
    /// What is always lit.
    package var steady: [Layer]
    /// In the order in which a growing value lights them.
    package var steps: [Layer]

    package init(steady: [Layer] = [], steps: [Layer]) {
      self.steady = steady
      self.steps = steps
    }

    /// How many steps are lit at `value`, 0…1: the first as soon as there is any, the last beyond what the others take.
    package func litCount(at value: Double) -> Int {
      guard value > 0 else { return 0 }
      return min(Int((min(value, 1) * Double(steps.count)).rounded(.up)), steps.count)
    }
  }

  /// Back to front, for rendering in one paint: what lies on a filled shape is cut out of it.
  package var monochrome: [Layer]
  /// Back to front, for rendering in several paints: what lies on a filled shape is painted on it.
  package var layers: [Layer]
  /// The room that the symbol takes in a layout.
  package var frame: SymbolFrame
  /// The symbol is mirrored where text runs from right to left.
  package var isDirectional: Bool
  package var match: Match
  /// For rendering at a value; nil for a symbol that no value changes.
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

  /// A symbol whose frame grows evenly with the font.
  package init(
    monochrome: [Layer], layers: [Layer]? = nil, size: CGSize, isDirectional: Bool = false, match: Match = .exact
  ) {
    self.init(
      monochrome: monochrome, layers: layers, frame: SymbolFrame(unit: size), isDirectional: isDirectional, match: match
    )
  }

  /// What stands for a name that nothing is known of: nothing, as on Apple's systems.
  package static var unknown: SymbolOutline { SymbolOutline(monochrome: [], size: .zero, match: .unknown) }

  /// The frame for a font of one point, as it is beside large text; what is set grows evenly.
  package var size: CGSize {
    get { frame.unit }
    set { frame = SymbolFrame(unit: newValue) }
  }
}

/// Symbols where there is no font: the neutral mark for every name. Tests of layout need no more.
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
