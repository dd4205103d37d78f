public import FoundationAdditions

/// Hears of a sound's end. Apple's page: AVFAudio/AVAudioPlayerDelegate.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// It is over.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// It cannot be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound: pictures are silent, so it never begins. Apple's page: AVFAudio/AVAudioPlayer.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL?
  /// Kept for its spelling.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Kept for its spelling.
  open var volume: Float = 1
  /// Kept for its spelling.
  open var numberOfLoops = 0
  /// Kept for its spelling.
  open var currentTime: TimeInterval = 0
  /// Nought: the file is not read.
  open var duration: TimeInterval { 0 }
  /// False.
  open var isPlaying: Bool { false }

  /// A file; it is not read.
  public init(contentsOf url: URL) throws { self.url = url }
  /// Bytes; they are not read.
  public init(data: Data) throws { url = nil }

  /// False.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  /// False: nothing is heard.
  @discardableResult
  open func play() -> Bool { false }
  /// Nothing to stop.
  open func pause() {}
  /// Nothing to stop.
  open func stop() {}
}

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
