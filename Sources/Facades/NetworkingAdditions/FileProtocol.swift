import Foundation
import FoundationNetworking
internal import SystemIO

/// Loads `file:` URLs in sessions.
final class FileProtocol: URLProtocol {
  /// The maximum number of bytes, as for images.
  static let longest = 64 << 20

  override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    // Foundation traps if a download task completes without a file, and a protocol cannot provide one.
    guard let url = request.url, !(task is URLSessionDownloadTask) else { return fail(.unsupportedURL) }
    do throws(URLError) {
      let data = try Self.contents(of: url.path)
      let response = URLResponse(
        url: url, mimeType: Self.type(of: url), expectedContentLength: data.count, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: data)
      client?.urlProtocolDidFinishLoading(self)
    } catch {
      fail(error.code)
    }
  }

  override func stopLoading() {}

  private func fail(_ code: URLError.Code) {
    let address = request.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]
    client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: address))
  }

  /// The contents of a regular file, without blocking on a pipe and without reading beyond the limit.
  static func contents(of path: String) throws(URLError) -> Data {
    do throws(RegularFile.Failure) {
      return try RegularFile.contents(of: path, limit: longest)
    } catch {
      switch error {
      case .system(let error) where error.code == EACCES: throw URLError(.noPermissionsToReadFile)
      case .system(let error) where error.code == EIO: throw URLError(.cannotOpenFile)
      case .system: throw URLError(.fileDoesNotExist)
      case .isFolder: throw URLError(.fileIsDirectory)
      case .notAFile: throw URLError(.cannotOpenFile)
      case .tooLarge: throw URLError(.dataLengthExceedsMaximum)
      }
    }
  }

  /// The MIME type for the file's extension.
  private static func type(of url: URL) -> String {
    types[url.pathExtension.lowercased()] ?? "application/octet-stream"
  }

  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "heic": "image/heic", "svg": "image/svg+xml", "pdf": "application/pdf", "json": "application/json",
    "plist": "application/x-plist", "txt": "text/plain", "csv": "text/csv", "html": "text/html", "xml": "text/xml",
    "ics": "text/calendar",
  ]
}
