import Foundation

/// A colour of a colour set.
package struct CatalogColor: Hashable, Sendable {
  /// How the components are meant.
  package enum Space: Hashable, Sendable {
    case sRGB
    case linear
    case displayP3
  }

  /// What the set says.
  package enum Value: Hashable, Sendable {
    case components(Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system by its name in UIKit: `systemBlueColor`.
    case system(String)
  }

  package let value: Value
  /// Nil for any.
  package let luminosity: CatalogLuminosity?
  fileprivate let isUniversal: Bool

  static func variants(in folder: URL) -> [CatalogColor] {
    (CatalogContents.read(in: folder)?.colors ?? []).compactMap { entry in
      guard let value = entry.color.flatMap(value) else { return nil }
      return CatalogColor(
        value: value, luminosity: entry.appearances.luminosity,
        isUniversal: ["universal", "iphone"].contains(entry.idiom ?? "universal"))
    }
  }

  private static func value(_ color: CatalogContents.ColorEntry.Value) -> Value? {
    if let reference = color.reference { return .system(reference) }
    guard let components = color.components else { return nil }
    let space: Space =
      switch color.space ?? "srgb" {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .linear
      default: .sRGB
      }
    let white = components["white"]?.value
    func component(_ name: String) -> Double { components[name]?.value ?? white ?? 0 }
    return .components(
      space, red: component("red"), green: component("green"), blue: component("blue"),
      alpha: components["alpha"]?.value ?? 1)
  }
}

extension [CatalogColor] {
  /// The variant that suits best.
  package func best(for luminosity: CatalogLuminosity) -> CatalogColor? {
    let suitable = contains(where: \.isUniversal) ? filter(\.isUniversal) : self
    return suitable.first { $0.luminosity == luminosity } ?? suitable.first { $0.luminosity == nil } ?? suitable.first
  }
}
