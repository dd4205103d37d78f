/// What of a picture is compared.
package enum SnapshotForm: String, CaseIterable, Sendable {
  /// The pixels.
  case image
  /// The frames of all views.
  case layout
  /// What is painted.
  case displayList
  /// What can be tapped, and what it opens.
  case links
  /// What is said of the picture to somebody who cannot see it.
  case accessibility

  /// The ending of a reference's name.
  package var pathExtension: String {
    switch self {
    case .image: "png"
    case .layout, .links, .accessibility: "\(rawValue).txt"
    case .displayList: "displaylist.txt"
    }
  }
}
