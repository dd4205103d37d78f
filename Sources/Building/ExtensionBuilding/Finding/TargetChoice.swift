import Foundation

enum TargetChoice {
  static func several(_ names: [String], in place: URL) -> ExtensionBuildingError {
    ExtensionBuildingError(
      .usage,
      "\(place.path): several targets have widgets: \(list(names)); choose one with --target NAME")
  }

  static func unknown(_ name: String, among names: [String], in place: URL) -> ExtensionBuildingError {
    ExtensionBuildingError(
      .usage,
      names.isEmpty
        ? "\(place.path): no target '\(name)', and no other target with a widget"
        : "\(place.path): no target '\(name)'; choose from: \(list(names))")
  }

  private static func list(_ names: [String]) -> String { names.sorted().joined(separator: ", ") }
}
