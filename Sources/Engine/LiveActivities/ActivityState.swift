/// Where a live activity is in its life. Apple's page: ActivityKit/ActivityState.
///
/// Sources that are read as Swift 5 see the newest state as a static member (`ActivityState+Swift5.swift`), so that a `switch`
/// over those of earlier systems is complete.
public enum ActivityState: String, Codable, Hashable, Sendable {
  /// It is shown.
  case active
  /// It is over and still shown.
  case ended
  /// It is over and gone.
  case dismissed
  /// It is shown, and out of date.
  case stale
  /// It is to start later.
  @available(swift 6) case pending
}

/// How long an activity stays. Apple's page: ActivityKit/ActivityStyle.
public enum ActivityStyle: String, Codable, Hashable, Sendable {
  /// Until it ends.
  case standard
  /// Until the person looks away.
  case transient
}
