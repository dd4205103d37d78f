import AlarmKitFacade
import Ambient
import AppIntents
import Foundation
import LiveActivities
import Localization
import SwiftUI
import Testing

/// An app's code for alarms, and the data of their Live Activities.
struct AlarmKitTests {
  private struct Egg: AlarmMetadata {
    var minutes: Int
  }

  private struct StopIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop"
    func perform() async throws -> some IntentResult { .result() }
  }

  private static let presentation = AlarmPresentation(
    alert: AlarmPresentation.Alert(
      title: "Eggs are ready", secondaryButton: AlarmButton(text: "Again", textColor: .blue, systemImageName: "repeat"),
      secondaryButtonBehavior: .countdown),
    countdown: AlarmPresentation.Countdown(title: "Eggs"))

  @Test func `no alarm is scheduled`() async {
    let services = await ServiceFacadesTests.missing {
      #expect(AlarmManager.shared.authorizationState == .denied)
      #expect((try? await AlarmManager.shared.requestAuthorization()) == .denied)
      let attributes = AlarmAttributes(presentation: Self.presentation, metadata: Egg(minutes: 5), tintColor: .orange)
      await #expect(throws: AlarmManager.Unavailable.self) {
        _ = try await AlarmManager.shared.schedule(
          id: UUID(), configuration: .timer(duration: 300, attributes: attributes, stopIntent: StopIntent()))
      }
      #expect(throws: AlarmManager.Unavailable.self) { try AlarmManager.shared.pause(id: UUID()) }
      #expect((try? AlarmManager.shared.alarms)?.isEmpty == true)
      for await _ in AlarmManager.shared.alarmUpdates { Issue.record("no alarm changes here") }
    }
    #expect(Set(services) == ["AlarmKit"])
  }

  @Test func `an intent pauses, resumes and ends the alarm of a Live Activity`() throws {
    let (id, start) = (UUID(), Date(timeIntervalSinceReferenceDate: 1000))
    let countdown = AlarmPresentationState.Mode.Countdown(
      totalCountdownDuration: 300, previouslyElapsedDuration: 60, startDate: start, fireDate: start + 240)
    let activity = Activity(
      id: "eggs", attributes: AlarmAttributes<Egg>(presentation: Self.presentation, tintColor: .orange),
      content: ActivityContent(
        state: AlarmPresentationState(alarmID: id, mode: .countdown(countdown)), staleDate: nil))
    let manager = AlarmManager.shared
    func tap(at date: Date, _ intent: () throws -> Void) rethrows {
      try withAmbientValues({
        $0.runningActivities = RunningActivities(activity)
        $0.localization = LocalizationContext(now: date)
      }) { try intent() }
    }
    try tap(at: start + 30) {
      #expect(try manager.alarms.map(\.state) == [.countdown])
      try manager.pause(id: id)
    }
    #expect(
      activity.content.state.mode
        == .paused(.init(totalCountdownDuration: 300, previouslyElapsedDuration: 90)))
    try tap(at: start + 500) { try manager.resume(id: id) }
    #expect(
      activity.content.state.mode
        == .countdown(
          .init(
            totalCountdownDuration: 300, previouslyElapsedDuration: 90, startDate: start + 500, fireDate: start + 710)))
    try tap(at: start + 600) {
      try manager.resume(id: id)
      #expect(throws: AlarmManager.Unavailable.self) { try manager.stop(id: UUID()) }
      try manager.stop(id: id)
      #expect(try manager.alarms.isEmpty)
    }
    #expect(activity.activityState == .dismissed)
  }

  @Test func `attributes are read from JSON`() throws {
    let text = """
      {"presentation": {"alert": {"title": "Ready"}, "paused": {"title": "Paused", "resumeButton":
      {"text": "Go on", "textColor": [0, 0, 1, 1], "systemImageName": "play.fill"}}}, "metadata": {"minutes": 4},
      "tintColor": [1, 0.6, 0, 1]}
      """
    let attributes = try JSONDecoder().decode(AlarmAttributes<Egg>.self, from: Data(text.utf8))
    #expect(String(localized: attributes.presentation.alert.title) == "Ready")
    #expect(attributes.metadata == Egg(minutes: 4) && attributes.presentation.countdown == nil)
    func tint(_ attributes: AlarmAttributes<Egg>) -> String {
      "\(attributes.tintColor.resolve(in: EnvironmentValues()))"
    }
    #expect(tint(attributes) == "#FF9900FF")
    let again = try JSONDecoder().decode(
      AlarmAttributes<Egg>.self, from: try JSONEncoder().encode(attributes))
    #expect(tint(again) == tint(attributes) && again.metadata == attributes.metadata)
    #expect(again.presentation.paused?.resumeButton.systemImageName == "play.fill")
  }

  @Test(arguments: [
    (
      #"{"countdown": {"totalCountdownDuration": 60, "previouslyElapsedDuration": 6, "startDate": 0, "fireDate": 54}}"#,
      54
    ),
    (#"{"paused": {"totalCountdownDuration": 60, "previouslyElapsedDuration": 45}}"#, 15),
    (#"{"alert": {"time": {"hour": 7, "minute": 30}}}"#, 0),
  ])
  func `a state names its mode`(mode: String, left: Double) throws {
    let decoder = JSONDecoder()
    let state = try decoder.decode(AlarmPresentationState.self, from: Data(#"{"mode": \#(mode)}"#.utf8))
    switch state.mode {
    case .countdown(let countdown): #expect(countdown.fireDate.timeIntervalSinceReferenceDate == left)
    case .paused(let paused): #expect(paused.totalCountdownDuration - paused.previouslyElapsedDuration == left)
    case .alert(let alert): #expect(alert.time == .init(hour: 7, minute: 30))
    }
    #expect(try decoder.decode(AlarmPresentationState.self, from: try JSONEncoder().encode(state)) == state)
  }

  @Test func `a state without a mode is an error`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AlarmPresentationState.self, from: Data(#"{"mode": {}}"#.utf8))
    }
  }
}
