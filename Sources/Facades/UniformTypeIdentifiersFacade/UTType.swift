import FoundationAdditions

/// A type of data, by its identifier. Apple's page: UniformTypeIdentifiers/UTType.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier: `public.png`.
  public let identifier: String
  /// The usual end of a file's name; nil for none.
  public let preferredFilenameExtension: String?
  /// The usual media type; nil for none.
  public let preferredMIMEType: String?

  private init(_ identifier: String, _ filenameExtension: String?, _ mimeType: String?) {
    (self.identifier, preferredFilenameExtension, preferredMIMEType) = (identifier, filenameExtension, mimeType)
  }

  /// A type by its identifier; nil for one that is not known here.
  public init?(_ identifier: String) {
    guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = type
  }

  /// The type of files whose names end so; nil for one that is not known here.
  public init?(filenameExtension: String) {
    let end = filenameExtension.lowercased() == "jpg" ? "jpeg" : filenameExtension.lowercased()
    guard let type = Self.known.first(where: { $0.preferredFilenameExtension == end }) else { return nil }
    self = type
  }

  /// The type of a media type; nil for one that is not known here.
  public init?(mimeType: String) {
    guard let type = Self.known.first(where: { $0.preferredMIMEType == mimeType.lowercased() }) else { return nil }
    self = type
  }

  /// A type of the program's own.
  public init(exportedAs identifier: String) { self.init(identifier, nil, nil) }
  /// A type of another program.
  public init(importedAs identifier: String) { self.init(identifier, nil, nil) }

  /// Anything with bytes.
  public static let data = Self("public.data", nil, nil)
  /// Any picture.
  public static let image = Self("public.image", nil, nil)
  /// PNG.
  public static let png = Self("public.png", "png", "image/png")
  /// JPEG.
  public static let jpeg = Self("public.jpeg", "jpeg", "image/jpeg")
  /// GIF.
  public static let gif = Self("com.compuserve.gif", "gif", "image/gif")
  /// HEIC.
  public static let heic = Self("public.heic", "heic", "image/heic")
  /// SVG.
  public static let svg = Self("public.svg-image", "svg", "image/svg+xml")
  /// PDF.
  public static let pdf = Self("com.adobe.pdf", "pdf", "application/pdf")
  /// JSON.
  public static let json = Self("public.json", "json", "application/json")
  /// Text.
  public static let text = Self("public.text", nil, nil)
  /// Text without markup.
  public static let plainText = Self("public.plain-text", "txt", "text/plain")
  /// Text in UTF-8.
  public static let utf8PlainText = Self("public.utf8-plain-text", nil, nil)
  /// HTML.
  public static let html = Self("public.html", "html", "text/html")
  /// An address.
  public static let url = Self("public.url", nil, nil)
  /// The address of a file.
  public static let fileURL = Self("public.file-url", nil, nil)
  /// A property list.
  public static let propertyList = Self("com.apple.property-list", "plist", nil)
  /// A film.
  public static let movie = Self("public.movie", nil, nil)
  /// Sound.
  public static let audio = Self("public.audio", nil, nil)

  private static let known = [
    data, image, png, jpeg, gif, heic, svg, pdf, json, text, plainText, utf8PlainText, html, url, fileURL,
    propertyList, movie, audio,
  ]
}
