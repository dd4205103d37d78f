public import Foundation
public import Localization

/// How an update of a Live Activity alerts the user. Apple's page: ActivityKit/AlertConfiguration.
public struct AlertConfiguration: Hashable, Sendable {
  public struct AlertSound: Hashable, Sendable {
    private let name: String?

    public static let `default` = AlertSound(name: nil)
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The title on a watch.
  public var title: LocalizedStringResource
  /// The text on a watch.
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// When an ended activity is removed from the screen. Apple's page: ActivityKit/ActivityUIDismissalPolicy.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case `default`, immediate
    case after(Date)
  }

  private let kind: Kind

  var isImmediate: Bool { kind == .immediate }

  /// The date that the app has chosen.
  var date: Date? { if case .after(let date) = kind { date } else { nil } }

  /// The system decides, after four hours at the latest.
  public static let `default` = ActivityUIDismissalPolicy(kind: .default)
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(kind: .after(date)) }
}
