/// How a server reaches a live activity. Apple's page: ActivityKit/PushType.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  /// By a token of its own.
  public static let token = PushType(channel: nil)
  /// By a channel that many listen to.
  public static func channel(_ channelID: String) -> PushType { PushType(channel: channelID) }
}
