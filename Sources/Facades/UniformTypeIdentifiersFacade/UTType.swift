import FoundationAdditions

/// A type of data with an identifier. Apple's page: UniformTypeIdentifiers/UTType.
public struct UTType: Hashable, Codable, Sendable {
  /// Such as `public.png`.
  public let identifier: String
  public let preferredFilenameExtension, preferredMIMEType: String?

  private init(_ identifier: String, _ filenameExtension: String?, _ mimeType: String?) {
    (self.identifier, preferredFilenameExtension, preferredMIMEType) = (identifier, filenameExtension, mimeType)
  }

  /// `nil` for an unknown identifier.
  public init?(_ identifier: String) {
    guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = type
  }

  /// `nil` for an unknown file extension.
  public init?(filenameExtension: String) {
    let end = filenameExtension.lowercased() == "jpg" ? "jpeg" : filenameExtension.lowercased()
    guard let type = Self.known.first(where: { $0.preferredFilenameExtension == end }) else { return nil }
    self = type
  }

  /// `nil` for an unknown MIME type.
  public init?(mimeType: String) {
    guard let type = Self.known.first(where: { $0.preferredMIMEType == mimeType.lowercased() }) else { return nil }
    self = type
  }

  public init(exportedAs identifier: String) { self.init(identifier, nil, nil) }
  public init(importedAs identifier: String) { self.init(identifier, nil, nil) }

  public static let data = Self("public.data", nil, nil)
  public static let image = Self("public.image", nil, nil)
  public static let png = Self("public.png", "png", "image/png")
  public static let jpeg = Self("public.jpeg", "jpeg", "image/jpeg")
  public static let gif = Self("com.compuserve.gif", "gif", "image/gif")
  public static let heic = Self("public.heic", "heic", "image/heic")
  public static let svg = Self("public.svg-image", "svg", "image/svg+xml")
  public static let pdf = Self("com.adobe.pdf", "pdf", "application/pdf")
  public static let json = Self("public.json", "json", "application/json")
  public static let text = Self("public.text", nil, nil)
  public static let plainText = Self("public.plain-text", "txt", "text/plain")
  public static let utf8PlainText = Self("public.utf8-plain-text", nil, nil)
  public static let html = Self("public.html", "html", "text/html")
  public static let url = Self("public.url", nil, nil)
  public static let fileURL = Self("public.file-url", nil, nil)
  public static let propertyList = Self("com.apple.property-list", "plist", nil)
  public static let movie = Self("public.movie", nil, nil)
  public static let audio = Self("public.audio", nil, nil)

  private static let known = [
    data, image, png, jpeg, gif, heic, svg, pdf, json, text, plainText, utf8PlainText, html, url, fileURL,
    propertyList, movie, audio,
  ]
}
