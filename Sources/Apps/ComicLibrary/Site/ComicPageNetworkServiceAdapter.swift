import Diagnostics
public import Foundation
import HTTPFetching
import ImageCodecs
import ImagePipeline

/// Fetches pages of the comic: first the page of the site, then its image.
public struct ComicPageNetworkServiceAdapter: ComicPageNetworkService {
  private let networking: SharedComicNetworkingManager

  public init(networking: SharedComicNetworkingManager) { self.networking = networking }

  /// The image on a page, unchanged: a JPEG, PNG, WebP or GIF by its first bytes.
  ///
  /// - Parameter url: The URL of the page, made by ``URLFactory``. Nil is an error.
  /// - Throws: ``ComicSiteError``, among others `.notAnImage`; ``ComicParseError`` if the page has no image.
  public func fetchImageData(from url: URL?) async throws -> Data {
    let page = try await networking.page(from: url)
    let source = try ComicHTMLParser.parseComicPageImageSource(
      data: page.data, charset: page.charset, page: page.name)
    guard let image = URL(string: source, relativeTo: page.url)?.absoluteURL else {
      throw ComicParseError.invalidImageSource(page: page.name, found: source)
    }
    if page.url.scheme?.lowercased() == "https", image.scheme?.lowercased() == "http" {
      throw ComicSiteError.refused(
        address: image.redacted, reason: "the page uses https, but its image does not")
    }
    let data = try await networking.fetchData(from: image)
    guard ImageFormat(sniffing: data) != nil else {
      throw ComicSiteError.notAnImage(address: image.redacted, found: FileKind(of: data).description)
    }
    return data
  }
}
