import Ambient
import Foundation
import LiveActivities
import Localization
import Testing

private struct Race: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var lap: Int
    var words = ""
  }

  var name: String
}

private struct Other: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

/// Live Activities while an intent is performed: what an app sees of them, and what it changes.
struct RunningActivityTests {
  private let race = Activity(
    id: "a", attributes: Race(name: "Derby"), content: ActivityContent(state: .init(lap: 1), staleDate: nil))

  private func content(_ lap: Int, staleDate: Date? = nil) -> ActivityContent<Race.ContentState> {
    ActivityContent(state: Race.ContentState(lap: lap), staleDate: staleDate)
  }

  private func performing<Result>(_ body: (RunningActivities) async throws -> Result) async rethrows -> Result {
    let running = RunningActivities(race)
    return try await withAmbientValues({ $0.runningActivities = running }) { try await body(running) }
  }

  @Test func `an intent finds the activity that was tapped, by its type`() async throws {
    #expect(Activity<Race>.activities.isEmpty && !ActivityAuthorizationInfo().areActivitiesEnabled)
    try await performing { _ in
      #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
      let found = try #require(Activity<Race>.activities.first)
      #expect(found === race && found.id == "a" && found.attributes.name == "Derby" && found.contentState.lap == 1)
      #expect(found.activityState == .active && Activity<Other>.activities.isEmpty)
    }
  }

  @Test func `every form of an update changes the content`() async {
    let alert = AlertConfiguration(title: "T", body: "B", sound: .default)
    await race.update(content(2))
    #expect(race.content == content(2))
    await race.update(content(3, staleDate: .distantFuture), alertConfiguration: alert)
    #expect(race.content.staleDate == .distantFuture && race.progress.alert == alert)
    await race.update(content(4), alertConfiguration: nil, timestamp: Date(timeIntervalSince1970: 100))
    #expect(race.content == content(4))
    await race.update(using: Race.ContentState(lap: 5))
    #expect(race.contentState.lap == 5)
    await race.update(using: Race.ContentState(lap: 6), alertConfiguration: alert)
    #expect(race.contentState.lap == 6 && race.progress.isChanged)
  }

  @Test func `an update that is older than another is ignored`() async {
    await race.update(content(2), timestamp: Date(timeIntervalSince1970: 100))
    await race.update(content(3), timestamp: Date(timeIntervalSince1970: 99))
    #expect(race.contentState.lap == 2)
    await race.end(content(4), timestamp: Date(timeIntervalSince1970: 99))
    #expect(race.contentState.lap == 2 && race.activityState == .active)
  }

  @Test func `an end keeps the content or sets the last one, and nothing changes after it`() async {
    await race.end(nil)
    #expect(race.activityState == .ended && race.contentState.lap == 1 && race.progress.dismissalDate == nil)
    await race.update(content(9))
    await race.end(content(9), dismissalPolicy: .immediate)
    #expect(race.contentState.lap == 1 && race.activityState == .ended)
  }

  @Test func `an activity that is dismissed is no longer listed`() async {
    await performing { _ in
      await race.end(using: Race.ContentState(lap: 7), dismissalPolicy: .immediate)
      #expect(race.activityState == .dismissed && race.contentState.lap == 7)
      #expect(Activity<Race>.activities.isEmpty)
    }
  }

  @Test func `the date of the dismissal is kept`() async {
    let date = Date(timeIntervalSince1970: 1000)
    await race.end(content(2), dismissalPolicy: .after(date))
    #expect(race.activityState == .ended && race.progress.dismissalDate == date)
  }

  @Test func `sequences have what changes while they are iterated, and end with the activity`() async {
    var (contents, states) = (race.contentUpdates.makeAsyncIterator(), race.activityStateUpdates.makeAsyncIterator())
    var older = race.contentStateUpdates.makeAsyncIterator()
    await race.update(content(2))
    // The same content is no change.
    await race.update(content(2))
    await race.end(content(3))
    let seen = (await contents.next(), await contents.next(), await contents.next())
    #expect(seen.0 == content(2) && seen.1 == content(3) && seen.2 == nil)
    let (lap, state, end) = (await older.next()?.lap, await states.next(), await states.next())
    #expect(lap == 2 && state == .ended && end == nil)
    for await late in race.contentUpdates { Issue.record("\(late)") }
  }

  @Test func `nothing changes after the intent`() async {
    await performing { running in
      running.finish()
      await race.update(content(2))
      await race.end(nil)
      #expect(race.contentState.lap == 1 && race.activityState == .active)
      for await late in race.activityStateUpdates { Issue.record("\(late)") }
    }
  }

  @Test func `requests start activities with names of their own`() async throws {
    try await performing { running in
      let first = try Activity.request(attributes: Race(name: "Oaks"), content: content(1), style: .transient)
      let date = Date(timeIntervalSince1970: 5000)
      let second = try Activity.request(
        attributes: Other(), content: ActivityContent(state: .init(), staleDate: nil),
        alertConfiguration: AlertConfiguration(title: "T", body: "B", sound: .default), startDate: date)
      #expect(first.id == "Race-2" && first.activityStyle == .transient && first.activityState == .active)
      #expect(second.id == "Other-1" && second.activityState == .pending && second.progress.startDate == date)
      #expect(Activity<Race>.activities.map(\.id) == ["a", "Race-2"] && running.all.count == 3)
    }
  }

  @Test func `a request of more than four kilobytes throws`() async {
    await performing { running in
      let long = Race.ContentState(lap: 1, words: String(repeating: "a", count: 4100))
      #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
        try Activity.request(attributes: Race(name: "Oaks"), contentState: long)
      }
      #expect(running.all.count == 1)
    }
  }
}
