package import LayoutEngine

/// Variants of symbols: filled, slashed, in a circle. Apple's page: SwiftUI/SymbolVariants.
public struct SymbolVariants: Hashable, Sendable {
  package var set: SymbolVariantSet

  /// The symbol as named.
  public static let none = SymbolVariants(set: [])
  public static let circle = SymbolVariants(set: .circle)
  public static let square = SymbolVariants(set: .square)
  public static let rectangle = SymbolVariants(set: .rectangle)
  public static let fill = SymbolVariants(set: .fill)
  public static let slash = SymbolVariants(set: .slash)

  public var circle: SymbolVariants { enclosed(in: .circle) }
  public var square: SymbolVariants { enclosed(in: .square) }
  public var rectangle: SymbolVariants { enclosed(in: .rectangle) }
  public var fill: SymbolVariants { SymbolVariants(set: set.union(.fill)) }
  public var slash: SymbolVariants { SymbolVariants(set: set.union(.slash)) }

  /// Whether all variants of `other` are included.
  public func contains(_ other: SymbolVariants) -> Bool { set.isSuperset(of: other.set) }

  private func enclosed(in shape: SymbolVariantSet) -> SymbolVariants {
    SymbolVariants(set: set.subtracting(.enclosures).union(shape))
  }
}

extension EnvironmentValues {
  /// The variants applied to symbols that have them. Apple's page: SwiftUI/EnvironmentValues/symbolVariants.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension View {
  /// Adds a variant to the symbols in the view; `.none` removes all variants. Apple's page:
  /// SwiftUI/View/symbolVariant(_:).
  public func symbolVariant(_ variant: SymbolVariants) -> _EnvironmentModifier<Self> {
    changingEnvironment { values in
      guard variant != .none else { return values.symbolVariants = .none }
      let outer = values.symbolVariants.set
      let hasShape = !variant.set.isDisjoint(with: .enclosures)
      values.symbolVariants.set = (hasShape ? outer.subtracting(.enclosures) : outer).union(variant.set)
    }
  }
}
