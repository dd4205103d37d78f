// Importing AVFoundation includes these.
@_exported public import AVFAudioFacade
@_exported public import FoundationAdditions

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
}

/// Never plays. Apple's page: AVFoundation/AVPlayer.
open class AVPlayer: NSObject, @unchecked Sendable {
  open private(set) var currentItem: AVPlayerItem?
  open var volume: Float = 1
  open var isMuted = false
  open var rate: Float = 0

  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  open func play() {}
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
