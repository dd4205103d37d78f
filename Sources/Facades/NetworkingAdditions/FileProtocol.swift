import Foundation
import FoundationNetworking

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
    guard !path.utf8.contains(0) else { throw URLError(.fileDoesNotExist) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw URLError(errno == EACCES ? .noPermissionsToReadFile : .fileDoesNotExist) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw URLError(status.st_mode & S_IFMT == S_IFDIR ? .fileIsDirectory : .cannotOpenFile)
    }
    let data = try? handle.read(upToCount: longest + 1) ?? Data()
    guard let data else { throw URLError(.cannotOpenFile) }
    guard data.count <= longest else { throw URLError(.dataLengthExceedsMaximum) }
    return data
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
