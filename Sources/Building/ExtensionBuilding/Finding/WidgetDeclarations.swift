import Foundation

/// Finds the widgets in sources, and generates a bundle of them.
enum WidgetDeclarations {
  /// The names of the types with `: Widget`, in the order of the files, without generic and nested types.
  static func names(in files: [URL]) throws(ExtensionBuildingError) -> [String] {
    var names: [String] = []
    for file in files {
      let text = try InputFile.text(of: file)
      guard text.contains("Widget") else { continue }
      names += SwiftSourceText(text).widgets.filter { !names.contains($0) }
    }
    return names
  }

  /// The source of a `@main` bundle of the widgets.
  static func bundle(of widgets: [String]) -> String {
    """
    \(ImportLines("SwiftUI", "WidgetKit"))

    @main struct AlmanacBundle: WidgetBundle {
      @WidgetBundleBuilder var body: some Widget {
    \(widgets.map { "    \($0)()" }.joined(separator: "\n"))
      }
    }

    """
  }
}
