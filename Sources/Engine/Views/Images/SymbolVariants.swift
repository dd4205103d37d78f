package import LayoutEngine

/// A look that symbols take without being named so: filled, struck through, in a ring.
/// Apple's page: SwiftUI/SymbolVariants.
public struct SymbolVariants: Hashable, Sendable {
  package var set: SymbolVariantSet

  /// The symbol as it is named.
  public static let none = SymbolVariants(set: [])
  /// In a ring.
  public static let circle = SymbolVariants(set: .circle)
  /// In a square.
  public static let square = SymbolVariants(set: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(set: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(set: .fill)
  /// Struck through.
  public static let slash = SymbolVariants(set: .slash)

  /// The same in a ring; of two shapes the later one counts.
  public var circle: SymbolVariants { enclosed(in: .circle) }
  /// The same in a square.
  public var square: SymbolVariants { enclosed(in: .square) }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { enclosed(in: .rectangle) }
  /// The same, filled.
  public var fill: SymbolVariants { SymbolVariants(set: set.union(.fill)) }
  /// The same, struck through.
  public var slash: SymbolVariants { SymbolVariants(set: set.union(.slash)) }

  /// True when these are all of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { set.isSuperset(of: other.set) }

  private func enclosed(in shape: SymbolVariantSet) -> SymbolVariants {
    SymbolVariants(set: set.subtracting(.enclosures).union(shape))
  }
}

extension EnvironmentValues {
  /// The variants that symbols take where they have them. Apple's page: SwiftUI/EnvironmentValues/symbolVariants.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension View {
  /// Asks the symbols in the view for a variant, on top of those asked for outside; `.none` takes them all back.
  /// Apple's page: SwiftUI/View/symbolVariant(_:).
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { values in
      guard variant != .none else { return values.symbolVariants = .none }
      let outer = values.symbolVariants.set
      let hasShape = !variant.set.isDisjoint(with: .enclosures)
      values.symbolVariants.set = (hasShape ? outer.subtracting(.enclosures) : outer).union(variant.set)
    }
  }
}
