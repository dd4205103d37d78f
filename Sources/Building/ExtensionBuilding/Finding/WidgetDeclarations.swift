import Foundation

/// The widgets that sources declare, and a bundle of them.
enum WidgetDeclarations {
  /// The names of the types that say `: Widget`, in the order of the files; no generic ones, nor such that are nested.
  static func names(in files: [URL]) throws(ExtensionBuildingError) -> [String] {
    var names: [String] = []
    for file in files {
      let text = try InputFile.text(of: file)
      guard text.contains("Widget") else { continue }
      names += SwiftSourceText(text).widgets.filter { !names.contains($0) }
    }
    return names
  }

  /// The source of a bundle that a program begins with.
  static func bundle(of widgets: [String]) -> String {
    """
    import SwiftUI
    import WidgetKit

    @main struct AlmanacBundle: WidgetBundle {
      @WidgetBundleBuilder var body: some Widget {
    \(widgets.map { "    \($0)()" }.joined(separator: "\n"))
      }
    }

    """
  }
}
