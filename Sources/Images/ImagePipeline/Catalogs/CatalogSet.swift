package import Foundation

/// A folder of an asset catalog with the variants of one asset.
package struct CatalogSet: Hashable, Sendable {
  /// The kind of the set, which is its folder's extension.
  package enum Kind: String, Hashable, Sendable {
    case image = "imageset"
    case appIcon = "appiconset"
    case symbol = "symbolset"
    case color = "colorset"
    case data = "dataset"
  }

  package let kind: Kind
  /// The names of the enclosing folders that provide a namespace, outermost first.
  package let namespaces: [String]
  /// The folder's name without its extension.
  package let ownName: String
  package let folder: URL

  /// The name in source code: `Icons/star`.
  package var name: String { (namespaces + [ownName]).joined(separator: "/") }

  /// Extensions of sets that widgets cannot show: icons of other systems, Game Center images, textures.
  static let others: Set<String> = [
    "arimageset", "arobject", "arresourcegroup", "brandassets", "complicationset", "cubetextureset", "gcdashboardimage",
    "gcleaderboard", "gcleaderboardset", "iconset", "iconstack", "imagestack", "imagestacklayer", "launchimage",
    "mipmapset", "solidimagestack", "solidimagestacklayer", "sticker", "stickerpack", "stickersequence",
    "stickersiconset", "textureset",
  ]
}
