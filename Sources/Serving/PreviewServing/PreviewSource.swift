package import ExtensionBuilding
package import Foundation

/// What is previewed.
package enum PreviewSource: Sendable {
  /// An extension that is built, and built again when its files change.
  case sources(ExtensionRequest)
  /// A tool that is built, such as `almanac` itself.
  case tool(URL)

  /// The folder that is watched, besides the data of app groups.
  var folder: URL? {
    switch self {
    case .sources(let request): request.folder
    case .tool: nil
    }
  }
}
