public import FoundationAdditions

/// Scores of several players. Requests throw. Apple's page: GameKit/GKLeaderboard.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }

  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }

  open var title: String? { nil }
  open var baseLeaderboardID: String { "" }

  /// - Throws: ``GKError`` with `notAuthenticated`.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw games.answer(GKError(.notAuthenticated))
  }
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { games.report(on: .main) { completionHandler(nil, GKError(.notAuthenticated)) } }

  /// - Throws: ``GKError`` with `notAuthenticated`.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw games.answer(GKError(.notAuthenticated)) }
  /// - Throws: ``GKError`` with `notAuthenticated`.
  open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) {
    throw games.answer(GKError(.notAuthenticated))
  }
  /// - Throws: ``GKError`` with `notAuthenticated`.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw games.answer(GKError(.notAuthenticated)) }
}

/// An achievement. It is not reported to anybody. Apple's page: GameKit/GKAchievement.
open class GKAchievement: NSObject, @unchecked Sendable {
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  open var lastReportedDate: Date { .distantPast }

  public init(identifier: String) { self.identifier = identifier }

  /// - Throws: ``GKError`` with `notAuthenticated`.
  open class func loadAchievements() async throws -> [GKAchievement] { throw games.answer(GKError(.notAuthenticated)) }
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    games.report(on: .main) { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  /// - Throws: ``GKError`` with `notAuthenticated`.
  open class func report(_ achievements: [GKAchievement]) async throws {
    throw games.answer(GKError(.notAuthenticated))
  }
}
