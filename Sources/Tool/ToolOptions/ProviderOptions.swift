import Timelines

/// What a command passes to providers.
package struct ProviderOptions: Sendable {
  /// Settings of the widget, as `NAME=VALUE`.
  var set: [String] = []
  var timeLimit = TimeLimit.usual

  /// - Throws: A validation error, with exit code 64.
  func validate() throws {
    try TimeLimit.checkVariable()
    _ = try settings
  }

  var settings: SettingValues { get throws { try SettingValues(set) } }
}
