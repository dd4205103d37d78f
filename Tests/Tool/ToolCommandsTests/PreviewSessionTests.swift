import AppIntents
import ArgumentParser
import Foundation
import FoundationAdditions
import Graphics
import ImageCodecs
import JSONText
import Rendering
import SwiftUI
import Synchronization
import SystemSettings
import Testing
import ToolReports
import WidgetKit
import Widgets

@testable import ToolCommands
@testable import ToolOptions

private let petals = Mutex(2)

private struct GrowIntent: AppIntent {
  static let title: LocalizedStringResource = "Grow"

  func perform() async throws -> some IntentResult {
    petals.withLock { $0 += 3 }
    return .result()
  }
}

private struct FlowerEntry: TimelineEntry {
  let date: Date
  let petals: Int
}

private struct FlowerProvider: TimelineProvider {
  func placeholder(in context: Context) -> FlowerEntry { FlowerEntry(date: context.date, petals: 0) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (FlowerEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<FlowerEntry>) -> Void) {
    let entries = (0..<3).map {
      FlowerEntry(date: context.date + Double($0) * 3600, petals: petals.withLock(\.self) + $0)
    }
    completion(Timeline(entries: entries, policy: .after(context.date + 3 * 3600)))
  }
}

private struct FlowerBundle: WidgetBundle {
  struct Flower: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "flower", provider: FlowerProvider()) { entry in
        VStack {
          Color.red.frame(width: Double(entry.petals) * 10, height: 10)
          Button("Grow", intent: GrowIntent())
        }
        .containerBackground(.white, for: .widget)
      }
    }
  }

  var body: some Widget { Flower() }
}

/// What the preview asks the process that draws.
struct PreviewSessionTests {
  /// A session in this process, with its folder of pictures.
  private struct Bench {
    let folder: URL
    let session: PreviewSession
    let usual: BatchRequest

    init() throws {
      ToolProcess.start()
      folder = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let drawing = try DrawingArguments.parse(["--at", "2026-11-21T08:00:00Z", "--scale", "1"]).options
      usual = BatchRequest(PictureChoice(), drawing: drawing)
      session = PreviewSession(
        BatchDrawing(drawing) { BundleWidgets(of: FlowerBundle.self, in: $0) }, usual: drawing, pictures: folder)
    }

    func answer(_ task: String, _ fields: String = "") async throws -> any Encodable {
      let line = #"{"do": "\#(task)", "kind": "flower", "family": "small"\#(fields)}"#
      guard case .object(let fields) = try JSONDocument(Array(line.utf8)).root.value else {
        throw ValidationError("no object")
      }
      return try await session.body(for: PreviewRequest(fields, usual: usual))
    }

    func picture(_ fields: String = "") async throws -> String {
      let moment = try #require(try await answer("draw", fields) as? PreviewedMoment)
      return try #require(moment.image)
    }

    func change(_ fields: String) async throws -> String {
      try #require(try await answer("change", fields) as? PreviewedChange).image
    }

    func pixels(_ image: String) throws -> Bitmap { try PNGDecoder.decode(try data(image)) }

    func data(_ image: String) throws -> Data { try Data(contentsOf: folder.appending(path: image)) }

    func reason(_ fields: String) async -> String {
      do {
        return "drawn: \(try await answer("change", fields))"
      } catch {
        return ToolError(anyOf: error).message
      }
    }
  }

  @Test func `a change leads from one picture to the next, also after the provider is asked again`() async throws {
    await #expect(processExitsWith: .success) {
      let bench = try Bench()
      let hours = (8...11).map { #", "shown-at": "2026-11-21T\#($0 < 10 ? "0" : "")\#($0):00:00Z""# }
      var pictures: [String] = []
      for hour in hours { pictures.append(try await bench.picture(hour)) }
      #expect(Set(pictures).count == 3 && pictures[3] == pictures[0])
      for index in 1..<4 {
        let from = hours[index - 1].replacing("shown-at", with: "from")
        let change = try await bench.change(hours[index] + from)
        // A program that plays no animations shows its first picture.
        #expect(change.hasSuffix(".apng"))
        #expect(try bench.pixels(change) == bench.pixels(pictures[index - 1]))
        #expect(try await bench.change(hours[index] + from) == change)
      }
    }
  }

  @Test func `after a tap, a change leads from the picture that was tapped`() async throws {
    await #expect(processExitsWith: .success) {
      let bench = try Bench()
      let tapped = #", "from": "tapped""#
      #expect(await bench.reason(tapped) == "no intent of this widget was performed.")
      let before = try await bench.picture()
      _ = try await bench.answer("perform", #", "intent": 0"#)
      #expect(try await bench.picture() != before)
      let change = try await bench.change(tapped)
      #expect(try bench.pixels(change) == bench.pixels(before))
      // Of another size, nothing was tapped.
      #expect(await bench.reason(tapped + #", "type-size": "xLarge""#) == "no intent of this widget was performed.")
    }
  }

  @Test func `an answer says whether the widget's code still runs`() throws {
    let errors: [RenderError] = [
      .timedOut(kind: "flower", limit: .seconds(1)), .noAnswer(kind: "flower", limit: .seconds(1)),
      .intentTimedOut("GrowIntent", limit: .seconds(1)), .abandoned(kind: "flower"),
    ]
    let answers = try errors.map {
      String(
        decoding: try PreviewAnswer(id: nil, result: .failure(ToolError($0))).jsonText(isPretty: false), as: UTF8.self)
    }
    #expect(answers.map { $0.contains(#""isStillRunning":true"#) } == [true, true, true, false])
  }
}
