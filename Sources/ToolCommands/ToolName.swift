import Foundation

/// What the tool is called, by whoever called it.
package enum ToolName {
  /// The release.
  package static let version = "0.1.0"

  /// The name of the executable: `almanac`, or that of a bundle's own tool.
  package static var invoked: String {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "almanac"
  }
}
