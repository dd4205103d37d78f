/// The output formats of pictures.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case png
  /// Shapes and text.
  case svg
  /// Shapes and text on one page.
  case pdf
  /// An HTML page with the picture and a map of its links.
  case htmlMap = "html-map"

  /// The usual file extension, without the dot.
  package var fileExtension: String { self == .htmlMap ? "html" : rawValue }

  /// The format with this file extension.
  package init?(fileExtension: String) {
    guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else { return nil }
    self = format
  }
}

/// The formats of a picture without a page.
package enum PaintedFormat: Sendable {
  case png
  case svg
  case pdf
}

extension OutputFormat {
  /// The format of the picture in a file of this format.
  var paintedFormat: PaintedFormat {
    switch self {
    case .png, .htmlMap: .png
    case .svg: .svg
    case .pdf: .pdf
    }
  }
}
