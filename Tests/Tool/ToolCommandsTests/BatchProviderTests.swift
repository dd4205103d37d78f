import ArgumentParser
import Dispatch
import Foundation
import FoundationAdditions
import SwiftUI
import Synchronization
import SystemIO
import SystemSettings
import Testing
import UIKitValues
import WidgetKit

@testable import ToolCommands

/// Answers from a queue, where values of the process apply; or not at all.
private struct OddProvider: TimelineProvider {
  enum Habit: String, CaseIterable {
    case queue, silent, blocking, empty
  }

  let habit: Habit

  struct Entry: TimelineEntry {
    let date: Date
    let words: String
  }

  func placeholder(in context: Context) -> Entry { Entry(date: context.date, words: "") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let date = context.date
    switch habit {
    case .silent: Self.kept.withLock { $0.append(completion) }
    case .blocking: DispatchSemaphore(value: 0).wait()
    case .empty: completion(Timeline(entries: [], policy: .never))
    case .queue:
      DispatchQueue.global().async {
        let seen = [
          RenderSettings.locale.identifier, RenderSettings.timeZone.identifier, Calendar.current.timeZone.identifier,
          UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone",
        ]
        completion(Timeline(entries: [Entry(date: date, words: seen.joined(separator: " "))], policy: .never))
      }
    }
  }

  /// A handler that is released is a different failure.
  private static let kept = Mutex<[@Sendable (Timeline<Entry>) -> Void]>([])
}

private struct OddBundle: WidgetBundle {
  struct Odd: Widget {
    var habit = OddProvider.Habit.queue

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: habit.rawValue, provider: OddProvider(habit: habit)) { Text(verbatim: $0.words) }
    }
  }

  var body: some Widget {
    Odd(habit: .queue)
    Odd(habit: .silent)
    Odd(habit: .blocking)
    Odd(habit: .empty)
  }
}

struct BatchProviderTests {
  /// Makes `text` the standard input of this process.
  private static func setInput(_ text: String) throws {
    let pipe = try PipeChannel(for: "test")
    try #require(write(pipe.writing, text, text.utf8.count) == text.utf8.count)
    close(pipe.writing)
    dup2(pipe.reading, STDIN_FILENO)
  }

  private func answers(_ output: [UInt8]) throws -> [[String: Any]] {
    try output.split(separator: UInt8(ascii: "\n")).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    }
  }

  @Test func `a provider that answers from a queue sees the options of each request`() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      ToolProcess.start()
      let options = [
        #""locale": "ar""#, #""locale": "ja", "time-zone": "Asia/Tokyo""#, #""device": "ipad-air", "family": "large""#,
      ]
      let lines = (0..<9).map { #"{"kind": "queue", "output": "-", "format": "svg", \#(options[$0 % 3])}"# }
      try Self.setInput(lines.joined(separator: "\n"))
      try await RenderCommand<OddBundle>.parse(["--batch", "--jobs", "4", "--at", ToolBench.date]).run()
    }
    let texts = try answers(result.standardOutputContent).map { $0["accessibilityText"] as? String }
    let expected = ["ar GMT GMT phone", "ja Asia/Tokyo Asia/Tokyo phone", "en_US GMT GMT pad"]
    #expect(texts.count == 9)
    for (index, text) in texts.enumerated() { #expect(text?.hasSuffix(expected[index % 3]) == true, "\(text ?? "")") }
  }

  @Test func `providers that do not answer or have no entries do not end a batch`() async throws {
    let result = try await #require(processExitsWith: .exitCode(75), observing: [\.standardOutputContent]) {
      ToolProcess.start()
      let kinds = ["silent", "blocking", "empty", "queue"]
      let lines = kinds.map { #"{"kind": "\#($0)", "output": "-", "time-limit": \#($0 == "queue" ? 600 : 0.1)}"# }
      try Self.setInput(lines.joined(separator: "\n"))
      do {
        try await RenderCommand<OddBundle>.parse(["--batch", "--jobs", "2"]).run()
      } catch {
        Foundation.exit(RenderCommand<OddBundle>.exitCode(for: error).rawValue)
      }
    }
    let answers = try answers(result.standardOutputContent)
    #expect(answers.map { $0["exitCode"] as? Int } == [75, 75, 65, 0])
    #expect((answers[0]["error"] as? String)?.contains("--time-limit") == true)
  }
}
