import Ambient
import Foundation
import Graphics
import ImageCodecs
import Rendering
import Snapshots
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetTesting

/// API of swift-snapshot-testing besides views, and its errors.
@Suite struct SpellingTests {
  private let bench: SnapshotBench

  init() throws { bench = try SnapshotBench() }

  private enum Turn: CaseIterable { case left, right }
  private final class Plain: UIViewController {}

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
    try String(contentsOf: bench.recorded(value, as: strategy, named: UUID().uuidString), encoding: .utf8)
  }

  @Test func `a hosting controller is drawn like its view, and another controller fails`() throws {
    let controller = UIHostingController(rootView: Squares())
    let screen = ViewImageConfig(size: CGSize(width: 20, height: 40))
    let picture = try PNGDecoder.decode(
      Data(contentsOf: bench.recorded(controller, as: .image(on: screen), named: "screen")))
    let view = try PNGDecoder.decode(
      Data(contentsOf: bench.recorded(Squares(), as: .image(layout: .device(config: screen)), named: "view")))
    #expect(picture == view && picture.pixelSize == PixelSize(width: 40, height: 80))
    let base: UIViewController = controller
    #expect(bench.failure(of: base, as: .image(on: screen), named: "screen") == nil)
    let small = try PNGDecoder.decode(Data(contentsOf: bench.recorded(controller, as: .image, named: "small")))
    #expect(small.pixelSize == PixelSize(width: 16, height: 32))
    #expect(try text(controller, .recursiveDescription).contains("8 8"))
    #expect(bench.failure(of: Plain(), as: .image, record: .all)?.contains("Plain draws nothing here") == true)
  }

  @Test func `a function is a table of its cases`() throws {
    let table = Snapshotting<Turn, String>.func(into: Snapshotting<String, String>.lines)
    let url = try bench.recorded({ $0 == .left ? "\"L\"" : "R" }, as: table)
    #expect(try String(contentsOf: url, encoding: .utf8) == "\"left\",\"\"\"L\"\"\"\n\"right\",\"R\"")
    let numbers = Snapshotting<Turn, String>.func(into: Snapshotting<Double, String>.json)
    #expect(bench.failure(of: { _ in Double.nan }, as: numbers, named: "n", record: .all)?.contains("nan") == true)
  }

  @Test func `any value is compared as JSON, or fails`() throws {
    #expect(try text(["b": [1, 2], "a": "x"] as Any, .json).contains("\"a\" : \"x\""))
    #expect(bench.failure(of: Date.now as Any, as: .json, record: .all)?.contains("is not JSON") != nil)
  }

  @Test(arguments: [(true, "recorded again"), (false, "differs"), (nil, "differs")] as [(Bool?, String)])
  func `a Boolean determines what is recorded`(flag: Bool?, told: String) throws {
    _ = try bench.recorded("a", as: .lines)
    let run = TestRun(folder: bench.run.folder, identity: UUID().uuidString)
    let message = withAmbientValues({ $0.testRun = run }) {
      withSnapshotTesting(record: .never) {
        verifySnapshot(
          of: "b", as: .lines, named: "a", record: flag, snapshotDirectory: bench.references.path, testName: "test()")
      }
    }
    #expect(message?.contains(told) == true, "\(message ?? "nil")")
  }

  @Test func `a strategy's file extension cannot lead out of the folder`() throws {
    let strategy = Snapshotting<String, String>(pathExtension: "../../../up", diffing: .lines)
    #expect(bench.failure(of: "a", as: strategy, record: .all)?.contains("must not contain a slash") == true)
    #expect(try bench.names() == [])
    let bare = Snapshotting<String, String>(pathExtension: "", diffing: .lines)
    _ = bench.failure(of: "a", as: bare, record: .all)
    #expect(try bench.names() == ["test.a"])
  }

  @Test func `a failure passes both files to the tool`() throws {
    _ = try bench.recorded(Squares(), as: .image)
    let message = withSnapshotTesting(diffTool: "compare") {
      bench.failure(of: Squares(top: .green), as: .image)
    }
    let line = try #require(message?.split(separator: "\n").first { $0.hasPrefix("  compare ") })
    let paths = line.split(separator: " ").dropFirst().map(String.init)
    #expect(paths.count == 2 && paths.allSatisfy(FileManager.default.fileExists))
    #expect(bench.failure(of: Squares(top: .green), as: .image)?.contains("  compare ") == false)
  }

  private func failure(
    of matrix: SnapshotMatrix, as form: SnapshotForm = .layout, named name: String? = "m", test: String = #function
  ) async throws -> String? {
    let assertion = MatrixAssertion(
      matrix: matrix, forms: [form], world: SnapshotWorld.plain.world, settings: [:], comparison: .exact,
      isStrict: false, name: name, directory: nil,
      site: CallSite("Tests/Matrix.swift", "Nowhere/Matrix.swift", test, 1, 1))
    return try await withAmbientValues({ $0.testRun = bench.run }) {
      try await withSnapshotTesting(record: .never) {
        try await assertion.failure { .widgets(SquareWidget()._kinds, $0) }
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1]) func `a matrix has pixels`(scale: CGFloat) async throws {
    var matrix = SnapshotMatrix()
    matrix.scale = PixelScale(scale)
    await #expect(throws: SnapshotUsageError.self) { try await failure(of: matrix) }
  }

  @Test(arguments: ["", "a/b", "../../up"]) func `a locale is part of a file's name`(identifier: String) async throws {
    var matrix = SnapshotMatrix()
    matrix.locales = [Locale(identifier: identifier)]
    await #expect(throws: SnapshotUsageError.self) { try await failure(of: matrix) }
  }

  @Test func `two matrices of a test need names, a repeated one does not`() async throws {
    var matrix = SnapshotMatrix()
    (matrix.families, matrix.schemes) = ([.systemSmall], [.light])
    #expect(try await failure(of: matrix)?.contains("there is no reference") == true)
    #expect(try await failure(of: matrix)?.contains("there is no reference") == true)
    await #expect(throws: SnapshotUsageError.self) { try await failure(of: matrix, as: .links) }
    matrix.schemes = [.dark]
    await #expect(throws: SnapshotUsageError.self) { try await failure(of: matrix) }
    #expect(try await failure(of: matrix, named: "other")?.contains("no reference") == true)
  }

  @Test(arguments: [1, 2]) func `a matrix of a parameterized test needs a name`(argument: Int) async throws {
    await #expect(throws: SnapshotUsageError.self) { try await failure(of: SnapshotMatrix(), named: nil) }
  }
}

private struct SquareWidget: Widget {
  struct Provider: TimelineProvider {
    struct Entry: TimelineEntry { let date: Date }

    func placeholder(in context: Context) -> Entry { Entry(date: context.date) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "squares", provider: Provider()) { _ in Squares() }.supportedFamilies([.systemSmall])
  }
}
