package import Foundation

/// The app groups that an extension shares with its app.
package enum Entitlements {
  private static let keys = [
    "com.apple.security.application-groups", "com.apple.security.application-group",
  ]

  /// The groups in a file of entitlements.
  ///
  /// - Throws: `.noInput` or `.badData` if it cannot be read.
  package static func groups(in file: URL) throws(ExtensionBuildingError) -> [String]? {
    let list = try PropertyListValue(contentsOf: file)
    return keys.lazy.compactMap { list[$0] }.first.map { $0.strings.filter { !$0.isEmpty } }
  }

  /// A note on a list without groups if the sources use a group. On a device they would have none. An empty list alone
  /// is harmless: Xcode leaves it when the last group is removed.
  ///
  /// - Throws: As ``groups(in:)``.
  static func note(on file: URL?, isUsed: Bool) throws(ExtensionBuildingError) -> String? {
    guard let file, let groups = try groups(in: file), groups.isEmpty, isUsed else { return nil }
    return
      "\(file.path): the list \(keys[0]) is empty, but the sources use an app group; on a device they get none; add "
      + "it: <string>group.your.app</string>"
  }
}
