/// How a server updates a Live Activity. Apple's page: ActivityKit/PushType.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  public static let token = PushType(channel: nil)
  public static func channel(_ channelID: String) -> PushType { PushType(channel: channelID) }
}
