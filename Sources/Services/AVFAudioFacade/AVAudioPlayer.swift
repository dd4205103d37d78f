public import FoundationAdditions

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Never plays. Apple's page: AVFAudio/AVAudioPlayer.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }

  public init(contentsOf url: URL) throws { self.url = url }
  public init(data: Data) throws { url = nil }

  @discardableResult
  open func prepareToPlay() -> Bool { false }
  @discardableResult
  open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}
