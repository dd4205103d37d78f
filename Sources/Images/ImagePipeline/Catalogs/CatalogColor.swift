import Diagnostics
import Foundation
import Graphics

/// A variant of a colour set.
package struct CatalogColor: Hashable, Sendable {
  /// The colour space of the components.
  package enum Space: Hashable, Sendable {
    case sRGB
    case linear
    case displayP3
  }

  package enum Value: Hashable, Sendable {
    case components(Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// A system colour by its UIKit name, such as `systemBlueColor`.
    case system(String)
  }

  package let value: Value
  /// `nil` for any.
  package let luminosity: CatalogLuminosity?
  /// See ``CatalogImage``.
  fileprivate let idiomRank: Int
  fileprivate let isWideGamut: Bool

  /// The colours of `set`, without variants that are never used, such as high contrast. Invalid components are
  /// reported.
  static func variants(of set: CatalogSet) -> [CatalogColor] {
    (CatalogContents.reported(of: set)?.colors ?? []).compactMap { entry in
      guard let color = entry.color, !entry.appearances.isForOthers else { return nil }
      for problem in color.problems(in: set.folder) {
        DiagnosticLog.current.report(
          Diagnostic(id: "asset.unreadable", message: problem.message, subject: problem.file.path))
      }
      guard let value = value(color) else { return nil }
      return CatalogColor(
        value: value, luminosity: entry.appearances.luminosity,
        idiomRank: ["iphone": 0, "universal": 1, "ipad": 2][entry.idiom ?? "universal"] ?? 3,
        isWideGamut: entry.gamut == "display-P3")
    }
  }

  private static func value(_ color: CatalogColorValue) -> Value? {
    if let reference = color.reference { return .system(reference) }
    guard color.components != nil else { return nil }
    let space: Space =
      switch color.space ?? "srgb" {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .linear
      default: .sRGB
      }
    let numbers = color.numbers
    return .components(space, red: numbers.red, green: numbers.green, blue: numbers.blue, alpha: numbers.alpha)
  }
}

extension [CatalogColor] {
  /// The best match by device, colour scheme and gamut.
  package func best(for luminosity: CatalogLuminosity) -> CatalogColor? {
    let rank = map(\.idiomRank).min() ?? 1
    return filter { $0.idiomRank == rank }
      .preferring({ $0.luminosity == luminosity }, { $0.luminosity == nil })
      .preferring { !$0.isWideGamut }.first
  }
}
