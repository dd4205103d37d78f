public import FoundationAdditions

/// A voice. Apple's page: AVFAudio/AVSpeechSynthesisVoice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Its language.
  public let language: String
  /// Its identifier: none.
  open var identifier: String { "" }
  /// Its name: none.
  open var name: String { "" }
  /// Nil: this machine has no voice.
  public init?(language languageCode: String?) { nil }
  /// Nil: this machine has no voice.
  public init?(identifier: String) { nil }
  /// None.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The picture's language.
  open class func currentLanguageCode() -> String { LocalizationContext.current.locale.identifier(.bcp47) }
}

/// A text to be spoken. Apple's page: AVFAudio/AVSpeechUtterance.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The voice; nil is the system's.
  open var voice: AVSpeechSynthesisVoice?
  /// Kept for its spelling.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// Kept for its spelling.
  open var pitchMultiplier: Float = 1
  /// Kept for its spelling.
  open var volume: Float = 1
  /// Kept for its spelling.
  open var preUtteranceDelay: TimeInterval = 0
  /// Kept for its spelling.
  open var postUtteranceDelay: TimeInterval = 0
  /// A text to be spoken.
  public init(string: String) { speechString = string }
}

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// Speech as it is, unless a rate is set.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// Where speech stops. Apple's page: AVFAudio/AVSpeechBoundary.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// After the word.
  case word
}

/// Hears of speech. Apple's page: AVFAudio/AVSpeechSynthesizerDelegate.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// It began.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It is over.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It was ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// Speaks: pictures are silent, so it never begins. Apple's page: AVFAudio/AVSpeechSynthesizer.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Never called.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Nothing is said.
  public override init() {}
  /// False.
  open var isSpeaking: Bool { false }
  /// False.
  open var isPaused: Bool { false }
  /// Does nothing.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// False: nothing is said.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// False: nothing is said.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// False: nothing was paused.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}
