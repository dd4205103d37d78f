public import Foundation

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
