public import Foundation

/// A state of a live activity, and how long it is worth showing. Apple's page: ActivityKit/ActivityContent.
public struct ActivityContent<State: Codable & Hashable> {
  /// What is shown.
  public var state: State
  /// From when on the state is out of date; nil for never.
  public var staleDate: Date?
  /// How much the activity matters, compared with the app's others.
  public var relevanceScore: Double

  /// Creates a content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Equatable, Hashable, Codable {}
extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: CustomStringConvertible {
  /// The state in words, for logs.
  public var description: String { "\(state)" }
}
