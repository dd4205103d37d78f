public import Diagnostics
public import Foundation

/// What came of reading a feed.
public struct FeedOutcome: Sendable {
  /// The address that was asked for.
  public let asked: URL
  /// The address that the feed has now; nil where it could not be added.
  public var address: URL?
  /// What people call it.
  public var name: String
  /// Whether the store knew it before.
  public var wasKnown: Bool
  /// What came of it.
  public var result: Result
  /// What was replaced or left out on the way.
  public var diagnostics: [Diagnostic] = []

  /// What came of reading a feed.
  public enum Result: Hashable, Sendable {
    /// Its document was read.
    case read(FeedChanges)
    /// Its document is the one that was read last.
    case unchanged
    /// It was not asked: its server does not want to be before a date, or says that it is gone for good.
    case passedOver(nextTime: Date?)
    /// Another program removed it meanwhile.
    case removed
    /// It could not be read; what is known of it stays.
    case failed(FeedError)
  }

  /// Why it could not be read; nil where it could.
  public var failure: FeedError? { if case .failed(let failure) = result { failure } else { nil } }
}
