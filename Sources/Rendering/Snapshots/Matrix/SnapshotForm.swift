/// The compared form of a picture.
package enum SnapshotForm: String, CaseIterable, Sendable {
  case image
  /// The frames of all views.
  case layout
  case displayList
  /// The tappable areas and what they open.
  case links
  /// The accessibility texts.
  case accessibility

  /// The file extension of a reference.
  package var pathExtension: String {
    switch self {
    case .image: "png"
    case .layout, .links, .accessibility: "\(rawValue).txt"
    case .displayList: "displaylist.txt"
    }
  }
}
