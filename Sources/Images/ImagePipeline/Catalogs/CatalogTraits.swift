package import Foundation

/// What chooses among the variants of a set.
package struct CatalogTraits: Sendable {
  package var luminosity: CatalogLuminosity
  /// Pixels per point.
  package var scale: CGFloat
  package var isRightToLeft: Bool
  /// The languages in which a picture is wanted, most wanted first; asked for only where a set has variants by language.
  package var languages: @Sendable () -> [String]

  package init(
    luminosity: CatalogLuminosity, scale: CGFloat, isRightToLeft: Bool = false,
    languages: @escaping @Sendable () -> [String] = { [] }
  ) {
    (self.luminosity, self.scale, self.isRightToLeft, self.languages) = (luminosity, scale, isRightToLeft, languages)
  }
}

extension Array {
  /// The elements that satisfy the first of `wishes` that any element satisfies; all if none does.
  func preferring(_ wishes: ((Element) -> Bool)...) -> [Element] {
    for wish in wishes {
      let kept = filter(wish)
      if !kept.isEmpty { return kept }
    }
    return self
  }
}
