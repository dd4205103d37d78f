package import Foundation

/// The traits that select a variant of a set.
package struct CatalogTraits: Sendable {
  package var luminosity: CatalogLuminosity
  /// Pixels per point.
  package var scale: CGFloat
  package var isRightToLeft: Bool
  /// The preferred languages, in order. Evaluated only for sets with localised variants.
  package var languages: @Sendable () -> [String]

  package init(
    luminosity: CatalogLuminosity, scale: CGFloat, isRightToLeft: Bool = false,
    languages: @escaping @Sendable () -> [String] = { [] }
  ) {
    (self.luminosity, self.scale, self.isRightToLeft, self.languages) = (luminosity, scale, isRightToLeft, languages)
  }
}

extension Array {
  /// The elements that satisfy the first predicate that any element satisfies; all if none does.
  func preferring(_ wishes: ((Element) -> Bool)...) -> [Element] {
    for wish in wishes {
      let kept = filter(wish)
      if !kept.isEmpty { return kept }
    }
    return self
  }
}
