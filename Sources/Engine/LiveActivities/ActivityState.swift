public import Foundation

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
  case standard, transient
}

/// Declares the name of `ActivityState`'s newest case again, for sources in Swift 5 mode, which do not see the case.
public protocol _ActivityStateNames {}

extension ActivityState: _ActivityStateNames {}

extension _ActivityStateNames where Self == ActivityState {
  /// The activity will start later.
  @available(swift, obsoleted: 6)
  public static var pending: Self { Case.pending }
}

/// The case. In Swift 6 a static member would refer to itself instead of the case, so it uses this.
private enum Case {
  static var pending: ActivityState { .pending }
}

/// A state of a Live Activity, and until when it is current. Apple's page: ActivityKit/ActivityContent.
public struct ActivityContent<State: Codable & Hashable> {
  public var state: State
  /// The date from which the state is out of date; nil for never.
  public var staleDate: Date?
  /// The relevance among the app's Live Activities.
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Equatable, Hashable, Codable {}
extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: CustomStringConvertible {
  public var description: String { "\(state)" }
}
