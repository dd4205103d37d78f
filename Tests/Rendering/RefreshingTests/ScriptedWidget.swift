import Foundation
import Graphics
import Refreshing
import Rendering
import SharedFolders
import SwiftUI
import Synchronization
import SystemIO
import Testing
import Timelines
import WidgetKit
import Widgets

/// A widget with a scripted provider, a temporary output and a clock that the test sets.
final class ScriptedWidget: Sendable {
  /// The provider's timeline; `nil` for an empty one.
  typealias Answer = @Sendable (_ now: Date) -> (offsets: [TimeInterval], policy: TimelineReloadPolicy)?

  /// 21 November 2026, 8:00 GMT.
  static let start = Date(timeIntervalSince1970: 1_795_248_000)

  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "almanac-refreshing-\(UUID())")
  private let state: Mutex<State>

  private struct State {
    var now = ScriptedWidget.start
    var answer: Answer
    var questions = 0
  }

  /// The view of an entry's date.
  private let content: @Sendable (Date) -> AnyView
  /// One for all passes, as in a daemon.
  private let ofAllPasses: WidgetRenderer

  init(
    in timeZone: TimeZone = .gmt, limit: TimeLimit = TimeLimit(.seconds(3600)),
    content: @escaping @Sendable (Date) -> some View & SendableMetatype = words,
    _ answer: @escaping Answer
  ) {
    self.content = { AnyView(content($0)) }
    ofAllPasses = WidgetRenderer(
      world: World(
        now: Self.start, timeZone: timeZone, groupContainers: folder, assets: BundleAssets { [] },
        timeLimit: limit))
    state = Mutex(State(answer: answer))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var output: OutputFolder { OutputFolder(folder.appending(path: "out")) }
  var requests: ReloadRequests { ReloadRequests(folder: folder.appending(path: "requests")) }

  /// The number of reloads.
  var questions: Int { state.withLock { $0.questions } }

  var now: Date { state.withLock { $0.now } }

  func set(now: Date) { state.withLock { $0.now = now } }

  func set(answer: @escaping Answer) { state.withLock { $0.answer = answer } }

  fileprivate func ask(at now: Date) -> (offsets: [TimeInterval], policy: TimelineReloadPolicy)? {
    state.withLock {
      $0.questions += 1
      return $0.answer
    }(now)
  }

  /// Runs a pass at `seconds` from the start.
  @discardableResult
  func pass(
    at seconds: TimeInterval, recipe: String = "1", screen: ScreenPlan? = nil,
    _ change: (inout RefreshOptions) -> Void = { _ in }
  ) async throws -> RefreshPass.Report {
    set(now: Self.start + seconds)
    let (pass, renderer) = try prepared(recipe: recipe, screen: screen, change)
    return try #require(try await pass.run(.leaves, with: { renderer }, clock: { self.now }))
  }

  /// A pass and its renderer.
  func prepared(
    recipe: String = "1", screen: ScreenPlan? = nil, _ change: (inout RefreshOptions) -> Void = { _ in }
  ) throws -> (RefreshPass, WidgetRenderer) {
    var options = RefreshOptions()
    options.jobs = 1
    change(&options)
    let known = Known(value: try kind)
    let widget = RequestedWidget(
      kind: known.value, name: OutputSlot(kind: "scripted", family: .systemSmall), request: request, format: .png,
      recipe: recipe, configured: { known.value })
    let pass = RefreshPass(
      output: output, widgets: [widget], screens: [screen].compactMap(\.self), requests: requests, options: options)
    return (pass, renderer)
  }

  /// The kind as the renderer knows it.
  var kind: WidgetKind {
    get throws {
      let configuration = StaticConfiguration(kind: "scripted", provider: Provider(widget: self)) { [content] entry in
        content(entry.date).containerBackground(.white, for: .widget)
      }
      return try #require(configuration._kind)
    }
  }

  /// A small picture with one pixel per point.
  var request: RenderRequest {
    var request = RenderRequest(family: .systemSmall)
    request.scale = PixelScale(1)
    return request
  }

  var renderer: WidgetRenderer { ofAllPasses.at(now) }

  /// The entry's date in seconds from the start.
  static let words: @Sendable (Date) -> Text = { Text(verbatim: "\(Int($0.timeIntervalSince(start).rounded()))") }

  /// The contents of the current picture, by its report.
  var shown: String? { report?["accessibilityText"] as? String }

  var report: [String: Any]? {
    guard let data = FileManager.default.contents(atPath: file("current.json").path) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// A file of the slot.
  func file(_ name: String) -> URL { folder.appending(path: "out/scripted/systemSmall/\(name)") }

  /// The path of `name` in the output, in which `*` is the current frame or picture.
  func path(_ name: String) throws -> String {
    let frame = try FileManager.default.destinationOfSymbolicLink(atPath: file("current").path)
    let picture = try FileManager.default.destinationOfSymbolicLink(atPath: file("\(frame)/picture.png").path)
    let target =
      name.contains("frames/*") ? frame.dropFirst("frames/".count) : picture.dropFirst("../../pictures/".count)
    let path = folder.appending(path: "out").path + "/" + name.replacing("*", with: target)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Checks that the current picture is complete and matches its report.
  func expectWhole(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let hash = try #require(report?["hash"] as? String, comment, sourceLocation: sourceLocation)
    let picture = FileManager.default.contents(atPath: file("current/picture.png").path)
    #expect(picture.map { ContentHash($0).digits } == hash, comment, sourceLocation: sourceLocation)
    #expect(picture == FileManager.default.contents(atPath: file("current.png").path), sourceLocation: sourceLocation)
  }

  /// The names of the stored frames.
  var frames: [String] { (try? FileManager.default.contentsOfDirectory(atPath: file("frames").path)) ?? [] }

  private struct Known: @unchecked Sendable {
    let value: WidgetKind
  }
}

struct ScriptedEntry: TimelineEntry {
  let date: Date
}

private struct Provider: TimelineProvider {
  let widget: ScriptedWidget

  func placeholder(in context: Context) -> ScriptedEntry { ScriptedEntry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ScriptedEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ScriptedEntry>) -> Void) {
    let answer = widget.ask(at: context.date)
    completion(
      Timeline(
        entries: (answer?.offsets ?? []).map { ScriptedEntry(date: ScriptedWidget.start + $0) },
        policy: answer?.policy ?? .never))
  }
}
