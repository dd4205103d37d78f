/// The state of a Live Activity. Apple's page: ActivityKit/ActivityState.
///
/// Swift 5 sources see the newest state as a static member (`ActivityState+Swift5.swift`), so that their `switch`
/// over the states of earlier systems is exhaustive.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active
  /// It has ended but is still shown.
  case ended
  /// It has ended and is no longer shown.
  case dismissed
  case stale
  /// It will start later.
  @available(swift 6) case pending
}

/// How long an activity is shown. Apple's page: ActivityKit/ActivityStyle.
public enum ActivityStyle: String, Codable, Hashable, Sendable {
  case standard
  case transient
}
