public import FoundationAdditions

/// What the program does with sound: nothing, in a picture. Apple's page: AVFAudio/AVAudioSession.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let first = AVAudioSession()
  /// The program's.
  open class func sharedInstance() -> AVAudioSession { first }

  /// The sort of sounds. Apple's page: AVFAudio/AVAudioSession/Category-swift.struct.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside others.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone, quietly.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// What matters.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// What is taken in.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What sounds are for. Apple's page: AVFAudio/AVAudioSession/Mode-swift.struct.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Anything.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// Speech.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Films.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
  }

  /// How sounds get on with others. Apple's page: AVFAudio/AVAudioSession/CategoryOptions-swift.struct.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Some of them.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With others.
    public static let mixWithOthers = Self(rawValue: 1 << 0)
    /// Louder than others.
    public static let duckOthers = Self(rawValue: 1 << 1)
  }

  /// How sounds begin and end. Apple's page: AVFAudio/AVAudioSession/SetActiveOptions.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Some of them.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1 << 0)
  }

  /// Nought: nothing is heard.
  open var outputVolume: Float { 0 }
  /// False.
  open var isOtherAudioPlaying: Bool { false }
  /// Beside others.
  open var category: Category { .ambient }

  /// Does nothing.
  open func setCategory(_ category: Category) throws {}
  /// Does nothing.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {}
  /// Does nothing.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
