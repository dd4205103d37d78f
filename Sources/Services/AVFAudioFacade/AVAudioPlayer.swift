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
