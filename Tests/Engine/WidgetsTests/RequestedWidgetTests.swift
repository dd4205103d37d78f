import Ambient
import ConfigurationIntents
import Diagnostics
import Foundation
import Graphics
import Localization
import Scheduling
import SharedFolders
import Synchronization
import Testing
import Timelines

@testable import Widgets

private struct HarbourIntent: AppIntent {
  static let title: LocalizedStringResource = "Harbour"
  @IntentParameter(title: "Ropes", default: 2) var ropes: Int
  @IntentParameter(title: "Boats", default: []) var boats: [String]

  func perform() async throws -> some IntentResult { .result() }
}

/// The current widgets as apps see them.
@Suite struct RequestedWidgetTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "almanac-widgets-\(UUID())")
  private var known: OutputRegistry { OutputRegistry(folder: folder.appending(path: "home/outputs")) }

  /// Stores widgets, as passes do.
  private func put(_ all: [SlotList.Request], in name: String, showing: (OutputSlot) -> Bool = { _ in true }) throws {
    let output = OutputFolder(folder.appending(path: name))
    var list = SlotList()
    list.record(for: all, by: "/w.yaml") { _ in true }
    try output.store(list)
    for asked in all where showing(asked.place) {
      let place = output.place(asked.place)
      let frame = try place.store(picture: Data("p".utf8), format: "png") { _ throws(StoreError) in Data("r".utf8) }
      try place.makeCurrent(frame, format: "png")
    }
    try known.register(output)
  }

  @Test func `the widgets of all outputs are listed, without stacks and those without a picture`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (tide, moon) = (OutputSlot(kind: "tide", family: .systemSmall), OutputSlot(kind: "moon", family: .systemLarge))
    let stack = SlotList.Request(OutputSlot(kind: "morning", family: .systemSmall), isStack: true)
    try put([.init(tide), .init(moon), stack], in: "a") { $0 != moon }
    try put([.init(tide)], in: "b")
    try put([.init(moon)], in: "gone")
    try FileManager.default.removeItem(at: folder.appending(path: "gone"))
    let widgets = try WidgetInfo.placed(in: known)
    #expect(widgets.map(\.description) == ["tide (systemSmall)", "tide (systemSmall)"])
    #expect(Set(widgets.map(\.id)).count == 2 && Set(widgets).count == 2)
  }

  @Test func `a missing list is reported, and an unreadable one is an error`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = DiagnosticLog()
    let widgets = try log.collecting { try WidgetInfo.placed(in: known) }
    #expect(widgets.isEmpty)
    #expect(log.diagnostics.map(\.id) == ["widget.no-outputs"])
    try FileManager.default.createDirectory(
      at: folder.appending(path: "home"), withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "home/outputs"))
    #expect(throws: (any Error).self) { try WidgetInfo.placed(in: known) }
  }

  @Test func `the center reads the process's folder`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put([.init(OutputSlot(kind: "tide", family: .systemSmall))], in: "a")
    try await withAmbientValues({ $0.knownOutputs = known }) { () async throws in
      var told: [WidgetInfo] = []
      WidgetCenter.shared.getCurrentConfigurations { result in told = (try? result.get()) ?? [] }
      #expect(told.map(\.kind) == ["tide"])
      #expect(try await WidgetCenter.shared.currentConfigurations() == told)
    }
  }

  @Test func `settings become the widget's intent`() {
    let place = OutputSlot(
      kind: "harbour", family: .systemSmall, options: ["scheme=dark", "set ropes=7", "set boats=Heron,Teal"])
    let widget = WidgetInfo(SlotList.Request(place, intent: "HarbourIntent"), output: "/a")
    let intent: HarbourIntent? = widget.widgetConfigurationIntent()
    #expect(intent?.ropes == 7 && intent?.boats == ["Heron", "Teal"])
    #expect(widget.widgetConfigurationIntent(of: LightIntent.self) == nil)
    let usual = WidgetInfo(
      SlotList.Request(OutputSlot(kind: "harbour", family: .systemSmall), intent: "HarbourIntent"), output: "/a")
    #expect(usual.widgetConfigurationIntent(of: HarbourIntent.self)?.ropes == 2)
    let none = WidgetInfo(SlotList.Request(place), output: "/a")
    #expect(none.widgetConfigurationIntent(of: HarbourIntent.self) == nil)
  }

  @Test func `an unreadable value gives no intent, and is reported`() {
    let place = OutputSlot(kind: "harbour", family: .systemSmall, options: ["set ropes=many"])
    let log = DiagnosticLog()
    log.collecting {
      let widget = WidgetInfo(SlotList.Request(place, intent: "HarbourIntent"), output: "/a")
      #expect(widget.widgetConfigurationIntent(of: HarbourIntent.self) == nil)
    }
    #expect(log.diagnostics.map(\.id) == ["widget.intent-unreadable"])
  }

  @Test func `an answer is waited for although every thread of the runtime waits`() async {
    let count = ProcessInfo.processInfo.activeProcessorCount * 4
    let sums = await withTaskGroup(of: Int?.self) { group in
      for number in 0..<count {
        group.addTask {
          BlockingExecutor.answer(within: 3_600) {
            for _ in 0..<10 { await Task.yield() }
            return number
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ?? -1_000_000) }
    }
    #expect(sums == count * (count - 1) / 2)
  }

  @Test func `a late answer is given up and released`() async {
    let (late, gate) = AsyncStream.makeStream(of: Void.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let answer = BlockingExecutor.answer(within: 0.01) {
      for await _ in late { break }
      end.finish()
      return 1
    }
    #expect(answer == nil)
    gate.finish()
    for await _ in ends {}
  }
}
