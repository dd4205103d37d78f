package import Foundation

/// The groups that an extension shares files and settings with its app in.
package enum Entitlements {
  private static let keys = [
    "com.apple.security.application-groups", "com.apple.security.application-group",
  ]

  /// The groups that a file of entitlements names.
  ///
  /// - Throws: `.noInput` or `.badData` for a file that cannot be read.
  package static func groups(in file: URL) throws(ExtensionBuildingError) -> [String]? {
    let list = try PropertyListValue(contentsOf: file)
    return keys.lazy.compactMap { list[$0] }.first.map { $0.strings.filter { !$0.isEmpty } }
  }

  /// Complains about a list of groups without a group, when the sources use one. An empty list alone is what Xcode
  /// leaves when the last group is removed, and harmless.
  static func check(_ file: URL?, isUsed: Bool) throws(ExtensionBuildingError) {
    guard let file else { return }
    if let groups = try groups(in: file), groups.isEmpty, isUsed {
      throw ExtensionBuildingError(
        .badData,
        "\(file.path): the list \(keys[0]) has no group, but the sources use one; name it there: "
          + "<string>group.your.app</string>")
    }
  }
}
