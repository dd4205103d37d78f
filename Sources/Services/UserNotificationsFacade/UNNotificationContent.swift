public import FoundationAdditions

/// How much a notification matters. Apple's page: UserNotifications/UNNotificationInterruptionLevel.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Quietly.
  case passive
  /// As usual.
  case active
  /// At once.
  case timeSensitive
  /// Even where all is quiet.
  case critical
}

/// What a notification says. Apple's page: UserNotifications/UNNotificationContent.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The first line.
  open fileprivate(set) var title = ""
  /// The second line.
  open fileprivate(set) var subtitle = ""
  /// The text.
  open fileprivate(set) var body = ""
  /// The number at the icon.
  open fileprivate(set) var badge: NSNumber?
  /// The sound.
  open fileprivate(set) var sound: UNNotificationSound?
  /// Which notifications belong together.
  open fileprivate(set) var threadIdentifier = ""
  /// Which actions it has.
  open fileprivate(set) var categoryIdentifier = ""
  /// Files to it.
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  /// What the program wants to know.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// How much it matters.
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How much it matters among others, 0…1.
  open fileprivate(set) var relevanceScore = 0.0
  /// Which scene it opens.
  open fileprivate(set) var targetContentIdentifier: String?
}

/// What a notification will say. Apple's page: UserNotifications/UNMutableNotificationContent.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number at the icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// Which notifications belong together.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// Which actions it has.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// Files to it.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// What the program wants to know.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// How much it matters.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// How much it matters among others, 0…1.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  /// Which scene it opens.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The name of a sound's file. Apple's page: UserNotifications/UNNotificationSoundName.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound; it is not heard. Apple's page: UserNotifications/UNNotificationSound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: UNNotificationSoundName?

  /// A file's.
  public init(named name: UNNotificationSoundName) { self.name = name }
  private override init() { name = nil }

  /// The system's.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The system's, even where all is quiet.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  /// The system's, so loud, even where all is quiet.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound() }
  /// A file's, even where all is quiet.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// A file's, so loud, even where all is quiet.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
}

/// A file to a notification. Apple's page: UserNotifications/UNNotificationAttachment.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// The file.
  public let url: URL

  /// A file. Kept as it is: it is not read.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL else { throw UNError(.attachmentInvalidURL) }
    (self.identifier, self.url) = (identifier, url)
  }
}
