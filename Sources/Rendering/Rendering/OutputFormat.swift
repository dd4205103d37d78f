/// The formats in which pictures are written.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels.
  case png
  /// Shapes and text.
  case svg
  /// Shapes and text on one page.
  case pdf
  /// A page of HTML: the picture, and a map of what opens what.
  case htmlMap = "html-map"

  /// What files of the format end in, without the dot.
  package var fileExtension: String { self == .htmlMap ? "html" : rawValue }

  /// The format of files that end so; nil where none does.
  package init?(fileExtension: String) {
    guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else { return nil }
    self = format
  }
}

/// The formats of a picture alone.
package enum PaintedFormat: Sendable {
  case png
  case svg
  case pdf
}

extension OutputFormat {
  /// What the picture in a file of the format is written in.
  var paintedFormat: PaintedFormat {
    switch self {
    case .png, .htmlMap: .png
    case .svg: .svg
    case .pdf: .pdf
    }
  }
}
