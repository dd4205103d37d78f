package import Foundation

/// A folder of an asset catalogue that holds the variants of one asset.
package struct CatalogSet: Hashable, Sendable {
  /// What the set is of, by the extension of its folder.
  package enum Kind: String, Hashable, Sendable {
    case image = "imageset"
    case appIcon = "appiconset"
    case symbol = "symbolset"
    case color = "colorset"
    case data = "dataset"
  }

  package let kind: Kind
  /// The names of the folders around it that provide a namespace, from the outside in.
  package let namespaces: [String]
  /// The folder's name without its extension.
  package let ownName: String
  package let folder: URL

  /// What sources ask for: `Icons/star`.
  package var name: String { (namespaces + [ownName]).joined(separator: "/") }

  /// Extensions of folders that hold something that no widget shows: icons of other systems, game centre pictures,
  /// textures.
  static let others: Set<String> = [
    "arimageset", "arobject", "arresourcegroup", "brandassets", "complicationset", "cubetextureset", "gcdashboardimage",
    "gcleaderboard", "gcleaderboardset", "iconset", "iconstack", "imagestack", "imagestacklayer", "launchimage",
    "mipmapset", "solidimagestack", "solidimagestacklayer", "sticker", "stickerpack", "stickersequence",
    "stickersiconset", "textureset",
  ]
}
