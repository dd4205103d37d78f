/// What a live activity is about: what stays, and in ``ContentState`` what changes.
/// Apple's page: ActivityKit/ActivityAttributes.
public protocol ActivityAttributes: Codable {
  /// What changes while the activity runs.
  associatedtype ContentState: Codable & Hashable
}
