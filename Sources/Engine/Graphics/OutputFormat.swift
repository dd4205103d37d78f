/// The formats in which pictures are written: the one list of them.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case png
  case svg
  case pdf
  /// A page of HTML: the picture as a PNG, and a map of what opens what.
  case htmlMap = "html-map"
  /// A Windows bitmap of a panel's colours.
  case bmp
  /// The memory of a panel: its pixels without a header.
  case raw

  /// The names of all, for messages.
  package static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// The usual file extension, without the dot.
  package var fileExtension: String { self == .htmlMap ? "html" : rawValue }

  /// The type of the file for HTTP.
  package var mediaType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    case .htmlMap: "text/html; charset=utf-8"
    case .bmp: "image/bmp"
    case .raw: "application/octet-stream"
    }
  }

  /// Whether it exists only in the colours of a panel.
  package var needsPanel: Bool { self == .bmp || self == .raw }

  package init?(fileExtension: String) {
    guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else { return nil }
    self = format
  }
}

/// The formats of shapes and text.
package enum VectorFormat: Hashable, Sendable {
  /// Scalable Vector Graphics 1.1.
  case svg
  /// Portable Document Format 1.5, one page.
  case pdf
}
