import CToolEntry
import Foundation
public import Widgets

extension WidgetBundle {
  /// Runs the bundle's command-line tool, and does not return.
  ///
  /// Takes the place of WidgetKit's `main()`, which waits for the system's requests; here they come from the command
  /// line. `--help` lists what there is. Does not return. Without the command line, which the product `WidgetKit` links,
  /// the process ends with exit code 69.
  public static func main() { runTool(over: Self.self) }
}

extension Widget {
  /// Runs the command-line tool for this widget alone, as for a bundle that contains only it.
  public static func main() { runTool(over: SingleWidgetBundle<Self>.self) }
}

/// The bundle of a widget that is itself marked `@main`.
private struct SingleWidgetBundle<Content: Widget>: WidgetBundle {
  var body: some Widget { Content() }
}

private func runTool(over bundle: any WidgetBundle.Type) {
  _ = withUnsafePointer(to: bundle) { ctool_run($0) }
  let message = "error: the program is linked without the command line; depend on the product WidgetKit of almanac\n"
  FileHandle.standardError.write(Data(message.utf8))
  exit(69)
}
