public import FoundationAdditions

/// Plays nothing. Apple's page: MusicKit/MusicPlayer.
open class MusicPlayer: @unchecked Sendable {
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }

  public final class State: Sendable {
    public let playbackStatus = PlaybackStatus.stopped
    public let playbackRate: Float = 0
  }

  /// What plays: nothing. Apple's page: MusicKit/MusicPlayer/Queue.
  public final class Queue: Sendable {
    public struct Entry: Identifiable, Hashable, Sendable {
      public let id: String
      public let title: String
      public let subtitle: String?
      public let artwork: Artwork?
    }

    public init<Items: Sequence>(for items: Items, startingAt item: Items.Element? = nil)
    where Items.Element: MusicItem {}
    init() {}
    public var currentEntry: Entry? { nil }
  }

  open var state: State { music.answer(State()) }
  open var queue = Queue()
  open var playbackTime: TimeInterval = 0
  open var isPreparedToPlay: Bool { false }

  /// - Throws: ``MusicTokenRequestError/permissionDenied``.
  open func prepareToPlay() async throws { throw MusicTokenRequestError.refused() }
  /// - Throws: ``MusicTokenRequestError/permissionDenied``.
  open func play() async throws { throw MusicTokenRequestError.refused() }
  open func pause() {}
  open func stop() {}
  /// - Throws: ``MusicTokenRequestError/permissionDenied``.
  open func skipToNextEntry() async throws { throw MusicTokenRequestError.refused() }
  /// - Throws: ``MusicTokenRequestError/permissionDenied``.
  open func skipToPreviousEntry() async throws { throw MusicTokenRequestError.refused() }
}

public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = ApplicationMusicPlayer()
}

public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()
}
