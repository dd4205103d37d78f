import Graphics
import Rendering
import SharedFolders
import Timelines
import Views
import Widgets

extension RenderRequest {
  /// The file without `--output`, in the current folder: `comic-systemMedium.png`, `comic-systemMedium-dark.png`.
  func standardFile(of kind: WidgetKind, _ format: OutputFormat) -> String {
    let scheme = colorScheme == .light ? [] : [colorScheme.rawValue]
    return ([kind.kind.asFileName, shapeName] + scheme).joined(separator: "-") + "." + format.fileExtension
  }
}
