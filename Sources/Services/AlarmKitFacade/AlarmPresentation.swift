public import Localization
import SwiftUI

/// What an alarm shows in each of its states. Apple's page: AlarmKit/AlarmPresentation.
///
/// The alert is the system's own view, and is not drawn. An extension's views may read the texts.
public struct AlarmPresentation: Codable, Sendable {
  public struct Alert: Codable, Sendable {
    public enum SecondaryButtonBehavior: String, Codable, Hashable, Sendable {
      case countdown, custom
    }

    private enum CodingKeys: String, CodingKey {
      case title, secondaryButton, secondaryButtonBehavior
      case ownStopButton = "stopButton"
    }

    public var title: LocalizedStringResource
    private var ownStopButton: AlarmButton?
    /// The button of iOS 26.0 (default: Stop); later systems have their own.
    public var stopButton: AlarmButton {
      get { ownStopButton ?? AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle") }
      set { ownStopButton = newValue }
    }
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      (self.title, self.secondaryButton) = (title, secondaryButton)
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }

    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(title: title, secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
      ownStopButton = stopButton
    }
  }

  public struct Countdown: Codable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?

    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      (self.title, self.pauseButton) = (title, pauseButton)
    }
  }

  public struct Paused: Codable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton

    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      (self.title, self.resumeButton) = (title, resumeButton)
    }
  }

  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?

  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
  }
}
