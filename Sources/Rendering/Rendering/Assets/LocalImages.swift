import Foundation
import Graphics
import ImagePipeline
import Views

/// Images in files and data URLs. Remote images are not available yet.
struct LocalImages: RemoteImages {
  func image(at url: URL, scale: CGFloat) -> Result<Image, RemoteImageError> {
    do throws(ImageError) {
      if url.isFileURL {
        return .success(Image(try ImageReader.picture(contentsOfFile: url.path), scale: scale))
      }
      guard url.scheme?.lowercased() == "data" else { return .failure(.notCached) }
      guard let data = Self.bytes(of: url) else { return .failure(.unreadable("invalid data URL")) }
      return .success(Image(try ImageReader.picture(from: data, origin: nil), scale: scale))
    } catch {
      return .failure(.unreadable("\(error)"))
    }
  }

  /// RFC 2397: `data:[type][;base64],bytes`.
  private static func bytes(of url: URL) -> Data? {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let body = String(text[text.index(after: comma)...])
    guard text[..<comma].hasSuffix(";base64") else { return body.removingPercentEncoding.map { Data($0.utf8) } }
    return Data(base64Encoded: body.removingPercentEncoding ?? body)
  }
}
