/// The formats in which pictures are written: the one list of them.
package enum OutputFormat: Hashable, Sendable {
  case png
  case vector(VectorFormat)
  /// A page of HTML: the picture as a PNG, and a map of what opens what.
  case htmlMap

  package static let svg = OutputFormat.vector(.svg)
  package static let pdf = OutputFormat.vector(.pdf)

  /// The format of the picture itself; nil for pixels.
  package var vectorFormat: VectorFormat? { if case .vector(let format) = self { format } else { nil } }

  /// The usual file extension, without the dot.
  package var fileExtension: String { self == .htmlMap ? "html" : rawValue }

  package init?(fileExtension: String) {
    guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else { return nil }
    self = format
  }
}

/// The formats of shapes and text.
package enum VectorFormat: String, CaseIterable, Hashable, Sendable {
  /// Scalable Vector Graphics 1.1.
  case svg
  /// Portable Document Format 1.5, one page.
  case pdf
}

extension OutputFormat: CaseIterable, RawRepresentable {
  package static let allCases = [.png] + VectorFormat.allCases.map(OutputFormat.vector) + [.htmlMap]

  /// As options name it: `png`, `html-map`.
  package var rawValue: String {
    switch self {
    case .png: "png"
    case .vector(let format): format.rawValue
    case .htmlMap: "html-map"
    }
  }

  package init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }
}
