import CPreviewPage
import Foundation

/// A file of the page, which is part of the program.
struct PageFile: Sendable {
  /// The path from the server's root.
  let path: String
  let type: String
  let data: Data

  static let all: [PageFile] = (0..<cpreviewpage_count()).map { index in
    let file = cpreviewpage_file(index)
    let name = String(cString: file.name)
    return PageFile(
      path: name == "page.html" ? "/" : "/\(name)", type: type(of: name),
      data: Data(bytes: file.bytes, count: file.count))
  }

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "application/octet-stream"
    }
  }
}
