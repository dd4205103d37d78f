import Foundation
import Graphics
import Refreshing
import Rendering
import Scheduling
import SharedFolders
import SwiftUI
import Synchronization
import Testing
import WidgetKit
import Widgets

/// A stack of widgets with scripted providers, in a temporary output; times are seconds from
/// ``ScriptedWidget/start``.
final class StackBench: Sendable {
  /// An entry: its date, its score, and its duration.
  typealias Moment = (at: TimeInterval, score: Float?, duration: TimeInterval)
  typealias Answer = @Sendable (_ now: TimeInterval) -> [Moment]

  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "almanac-stack-\(UUID())")
  private let state: Mutex<State>

  private struct State {
    var now = ScriptedWidget.start
    var answers: [String: Answer]
    var questions = 0
  }

  /// - Parameter answers: By the widgets' kinds.
  init(_ answers: [String: Answer]) { state = Mutex(State(answers: answers)) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var output: OutputFolder { OutputFolder(folder.appending(path: "out")) }
  var requests: ReloadRequests { ReloadRequests(folder: folder.appending(path: "requests")) }
  var known: OutputRegistry { OutputRegistry(folder: folder.appending(path: "outputs")) }
  static let place = OutputSlot(kind: "stack", family: .systemSmall)

  /// The number of reloads.
  var questions: Int { state.withLock(\.questions) }

  func set(_ kind: String, _ answer: @escaping Answer) { state.withLock { $0.answers[kind] = answer } }

  fileprivate func ask(_ kind: String, at now: Date) -> [Moment] {
    state.withLock { state in
      state.questions += 1
      return state.answers[kind]?(now.timeIntervalSince(ScriptedWidget.start)) ?? []
    }
  }

  /// Runs a pass; the members are shown in the order of their kinds.
  @discardableResult
  func pass(
    at seconds: TimeInterval, turn: TimeInterval = 600, _ change: (inout RefreshPass) -> Void = { _ in }
  ) async throws -> RefreshPass.Report {
    let now = ScriptedWidget.start + seconds
    state.withLock { $0.now = now }
    let widgets = state.withLock { $0.answers.keys.sorted() }.compactMap(widget)
    var options = RefreshOptions()
    options.jobs = 1
    var pass = RefreshPass(output: output, widgets: widgets, requests: requests, options: options)
    pass.stacks = [StackSlot(place: Self.place, members: widgets.map(\.name), format: "png", turn: turn)]
    (pass.configuration, pass.knownOutputs) = ("/w.yaml", known)
    change(&pass)
    let renderer = WidgetRenderer(
      world: World(
        now: now, groupContainers: folder, assets: BundleAssets { [] }, timeLimit: TimeLimit(.seconds(3600))))
    return try #require(try await pass.run(.leaves, with: { renderer }, clock: { now }))
  }

  private func widget(_ kind: String) -> RequestedWidget? {
    let configuration = StaticConfiguration(kind: kind, provider: Provider(bench: self, kind: kind)) { entry in
      Text(verbatim: "\(kind) \(Int(entry.date.timeIntervalSince(ScriptedWidget.start)))")
        .containerBackground(.white, for: .widget)
    }
    guard let made = configuration._kind else { return nil }
    let known = Known(value: made)
    var request = RenderRequest(family: .systemSmall)
    request.scale = PixelScale(1)
    return RequestedWidget(
      kind: known.value, name: OutputSlot(kind: kind, family: .systemSmall), request: request, format: .png,
      recipe: "1", configured: { known.value })
  }

  /// The contents of the stack's picture, by its report.
  var shown: String? { report?["accessibilityText"] as? String }

  var report: [String: Any]? {
    guard let data = FileManager.default.contents(atPath: file("current.json").path) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// A file of the stack's slot.
  func file(_ name: String) -> URL { folder.appending(path: "out/stack/systemSmall/\(name)") }

  private struct Known: @unchecked Sendable {
    let value: WidgetKind
  }
}

private struct Entry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance?
}

private struct Provider: TimelineProvider {
  let bench: StackBench
  let kind: String

  func placeholder(in context: Context) -> Entry { Entry(date: context.date, relevance: .init(score: 99)) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let entries = bench.ask(kind, at: context.date).map { moment in
      Entry(
        date: ScriptedWidget.start + moment.at,
        relevance: moment.score.map { TimelineEntryRelevance(score: $0, duration: moment.duration) })
    }
    completion(Timeline(entries: entries, policy: .never))
  }
}
