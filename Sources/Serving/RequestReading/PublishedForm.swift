/// The form of an address: its extension.
package enum PublishedForm: Hashable, Sendable {
  /// The picture, with the extension of the output's format: `png`, `svg`, `pdf`, `bmp` or `raw`.
  case picture(String)
  /// The report, as in `current.json`.
  case json
  /// A page with the picture and its links, which renews itself.
  case html

  /// The extensions of pictures.
  package static let pictures = ["png", "svg", "pdf", "bmp", "raw"]

  package init?(pathExtension: String) {
    switch pathExtension {
    case _ where Self.pictures.contains(pathExtension): self = .picture(pathExtension)
    case "json": self = .json
    case "html": self = .html
    default: return nil
    }
  }

  package var type: String {
    switch self {
    case .picture("svg"): "image/svg+xml"
    case .picture("pdf"): "application/pdf"
    case .picture("bmp"): "image/bmp"
    case .picture("raw"): "application/octet-stream"
    case .picture: "image/png"
    case .json: "application/json"
    case .html: "text/html; charset=utf-8"
    }
  }
}
