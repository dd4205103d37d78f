public import Localization

/// How a person is told of an update of a live activity. Apple's page: ActivityKit/AlertConfiguration.
public struct AlertConfiguration: Hashable, Sendable {
  /// What is heard. Apple's page: ActivityKit/AlertConfiguration/AlertSound.
  public struct AlertSound: Hashable, Sendable {
    private let name: String?

    /// The system's sound.
    public static let `default` = AlertSound(name: nil)
    /// A sound of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The title on a watch.
  public var title: LocalizedStringResource
  /// The text on a watch.
  public var body: LocalizedStringResource
  /// What is heard.
  public var sound: AlertSound

  /// Creates an alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}
