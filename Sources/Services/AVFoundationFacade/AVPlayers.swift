public import FoundationAdditions

/// Something to play. Apple's page: AVFoundation/AVPlayerItem.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Its address.
  public let url: URL
  /// An address; it is not read.
  public init(url: URL) { self.url = url }
}

/// Plays films and sounds: pictures do neither. Apple's page: AVFoundation/AVPlayer.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// What it would play.
  open private(set) var currentItem: AVPlayerItem?
  /// Kept for its spelling.
  open var volume: Float = 1
  /// Kept for its spelling.
  open var isMuted = false
  /// Nought: it stands still.
  open var rate: Float = 0

  /// Nothing to play.
  public override init() {}
  /// An address; it is not read.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// Something to play.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Plays nothing.
  open func play() {}
  /// Nothing to stop.
  open func pause() {}
  /// Takes something else to play.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
