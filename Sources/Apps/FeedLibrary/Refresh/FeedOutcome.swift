public import Diagnostics
public import Foundation

/// The result of reading a feed.
public struct FeedOutcome: Sendable {
  /// The requested URL.
  public let asked: URL
  /// The current URL of the feed; nil if it could not be added.
  public var address: URL?
  /// The display name.
  public var name: String
  /// Whether it was already in the store.
  public var wasKnown: Bool
  public var result: Result
  /// What was replaced or left out.
  public var diagnostics: [Diagnostic] = []

  public enum Result: Hashable, Sendable {
    /// The document was read.
    case read(FeedChanges)
    /// The document has not changed.
    case unchanged
    /// Not requested, because its server asked to retry later, or reported that it is gone.
    case skipped(nextTime: Date?)
    /// Another program has removed it meanwhile.
    case removed
    /// Reading failed; the stored data stay.
    case failed(FeedError)
  }

  public var failure: FeedError? { if case .failed(let failure) = result { failure } else { nil } }
}
