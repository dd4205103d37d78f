import Ambient
import Foundation
import Graphics
import ImageCodecs
import Snapshots
import SwiftUI
import Testing

@testable import WidgetTesting

/// Which references are written when.
@Suite struct RecordingTests {
  private let bench: SnapshotBench

  init() throws { bench = try SnapshotBench() }

  @Test func `a missing reference is recorded, reported, and equal afterwards`() throws {
    let url = try bench.recorded(Squares(), as: .image)
    let picture = try PNGDecoder.decode(Data(contentsOf: url))
    #expect(picture.pixelSize == PixelSize(width: 16, height: 32))
    #expect(try bench.names() == ["test.a.png"])
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.never, .missing])
  func `a reference that differs stays`(record: SnapshotTestingConfiguration.Record) throws {
    let url = try bench.recorded(Squares(), as: .image)
    let before = try Data(contentsOf: url)
    let message = try #require(bench.failure(of: Squares(top: .green), as: .image, record: record))
    #expect(message.contains("differs") && message.contains(url.path) && message.contains("file://"))
    #expect(try Data(contentsOf: url) == before)
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.failed, .all])
  func `a reference that differs is recorded again, and the run fails`(
    record: SnapshotTestingConfiguration.Record
  ) throws {
    _ = try bench.recorded(Squares(), as: .image)
    let message = bench.failure(of: Squares(top: .green), as: .image, record: record)
    #expect(message?.contains("recorded again") == true)
    #expect(bench.failure(of: Squares(top: .green), as: .image) == nil)
  }

  @Test func `never records nothing`() throws {
    let message = bench.failure(of: Squares(), as: .image, record: .never)
    #expect(message?.contains("there is no reference") == true)
    #expect(try bench.names() == [])
  }

  @Test func `an unchanged reference is not written again`() throws {
    let url = try bench.recorded(Squares(), as: .image)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 7)], ofItemAtPath: url.path)
    #expect(bench.failure(of: Squares(), as: .image, record: .all) == nil)
    let date = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    #expect(date == Date(timeIntervalSince1970: 7))
  }

  @Test func `all records differences within the tolerance`() throws {
    let strategy = Snapshotting<Squares, UIImage>.image(comparison: .perceptual(deltaE: 50, largestRegion: 1_000))
    _ = try bench.recorded(Squares(), as: strategy)
    let other = Squares(top: Color(red: 0.98, green: 0.2, blue: 0.2))
    #expect(bench.failure(of: other, as: strategy) == nil)
    #expect(bench.failure(of: other, as: strategy, record: .all)?.contains("recorded again") == true)
    #expect(bench.failure(of: other, as: .image) == nil)
  }

  @Test func `a failure names the tolerance, and how much exceeds it`() throws {
    let strategy = Snapshotting<Squares, UIImage>.image(comparison: .perceptual(deltaE: 3, largestRegion: 5))
    _ = try bench.recorded(Squares(), as: strategy)
    let message = try #require(bench.failure(of: Squares(top: .green), as: strategy))
    #expect(message.contains("(tolerated: ΔE 3, regions of 5 pixels, antialiased edges)"), "\(message)")
  }

  @Test func `a difference only in line endings is reported as one`() throws {
    let url = try bench.recorded("a\nb\n", as: .lines)
    try Data("a\r\nb\r\n".utf8).write(to: url)
    let message = try #require(bench.failure(of: "a\nb\n", as: .lines))
    #expect(message.contains("only in line endings: the reference has CR LF\n"), "\(message)")
    let other = try #require(bench.failure(of: "a\nc\n", as: .lines))
    #expect(!other.contains("line ends"), "\(other)")
  }

  @Test func `an unreadable reference is recorded again if requested, and kept otherwise`() throws {
    let url = try bench.recorded(Squares(), as: .image)
    try Data("no picture".utf8).write(to: url)
    #expect(bench.failure(of: Squares(), as: .image, record: .missing)?.contains("cannot read") == true)
    #expect(try Data(contentsOf: url) == Data("no picture".utf8))
    #expect(bench.failure(of: Squares(), as: .image, record: .failed) != nil)
    #expect(bench.failure(of: Squares(), as: .image) == nil)
  }

  @Test func `two tests cannot share a reference, and nothing is written then`() throws {
    let url = try bench.recorded(Squares(), as: .image)
    let before = try Data(contentsOf: url)
    #expect(bench.failure(of: Squares(), as: .image, in: bench.run, line: 1) == nil)
    let message = bench.failure(of: Squares(top: .green), as: .image, record: .all, in: bench.run, line: 2)
    #expect(message?.contains("give one of them another name") == true)
    #expect(try Data(contentsOf: url) == before)
  }

  @Test func `one test cannot have two snapshots with the same name`() throws {
    _ = try bench.recorded(Squares(), as: .image)
    #expect(bench.failure(of: Squares(), as: .image, in: bench.run) == nil)
    // A second run draws the same.
    #expect(bench.failure(of: Squares(), as: .image, in: bench.run) == nil)
    #expect(bench.failure(of: Squares(top: .green), as: .image, in: bench.run)?.contains("with the same name") == true)
  }

  @Test func `processes of one run do not overwrite each other's references`() throws {
    let first = TestRun(folder: bench.run.folder, identity: "run")
    #expect(bench.failure(of: Squares(), as: .image, record: .all, test: "test()", in: first) != nil)
    let url = bench.references.appending(path: "test.a.png")
    let before = try Data(contentsOf: url)
    // Another process knows the first one's tests only by the report's folder.
    let second = TestRun(folder: bench.run.folder, identity: "run")
    try second.record(Data("same test".utf8), as: url, by: "\(try #require(Test.current).id) at \(bench.source)")
    #expect(throws: (any Error).self) { try second.record(Data("other".utf8), as: url, by: "another test") }
    #expect(try Data(contentsOf: url) == Data("same test".utf8) && before != Data("same test".utf8))
    let next = TestRun(folder: bench.run.folder, identity: "next run")
    try next.record(before, as: url, by: "another test")
  }

  @Test func `assertions in two places do not record one reference, in separate processes`() throws {
    let first = TestRun(folder: bench.run.folder, identity: "run")
    let recorded = bench.failure(of: Squares(), as: .image, record: .all, in: first, line: 1)
    #expect(recorded?.contains("was recorded") == true)
    let before = try Data(contentsOf: bench.references.appending(path: "test.a.png"))
    let second = TestRun(folder: bench.run.folder, identity: "run")
    let message = bench.failure(of: Squares(top: .green), as: .image, record: .all, in: second, line: 2)
    #expect(message?.contains(":1 uses it, too; give one of them another name") == true, "\(message ?? "nil")")
    #expect(try Data(contentsOf: bench.references.appending(path: "test.a.png")) == before)
  }

  @Test func `a reference that one process compared is not recorded by another`() throws {
    let url = try bench.recorded(Squares(), as: .image)
    let before = try Data(contentsOf: url)
    let runs = (0..<2).map { _ in TestRun(folder: bench.run.folder, identity: "run") }
    #expect(bench.failure(of: Squares(), as: .image, record: .failed, in: runs[0], line: 1) == nil)
    let message = bench.failure(of: Squares(top: .green), as: .image, record: .failed, in: runs[1], line: 2)
    #expect(message?.contains(":1 uses it, too") == true, "\(message ?? "nil")")
    #expect(try Data(contentsOf: url) == before)
  }

  @Test func `a matrix whose folder another process uses is refused`() throws {
    let runs = (0..<3).map { TestRun(folder: bench.run.folder, identity: $0 < 2 ? "run" : "next run") }
    #expect(runs[0].claim(bench.references, cells: ["a"], by: "test at A.swift:1"))
    #expect(runs[0].claim(bench.references, cells: ["a"], by: "test at A.swift:1"))
    #expect(!runs[1].claim(bench.references, cells: ["b"], by: "test at A.swift:2"))
    #expect(runs[2].claim(bench.references, cells: ["b"], by: "test at A.swift:2"))
  }

  @Test(arguments: [100, -1, .nan, .infinity]) func `an invalid tolerance fails, and nothing is written`(
    deltaE: Double
  ) throws {
    let strategy = Snapshotting<Squares, UIImage>.image(comparison: .perceptual(deltaE: deltaE))
    let message = bench.failure(of: Squares(), as: strategy, record: .all)
    #expect(message?.contains("invalid tolerance ΔE \(deltaE): ") == true, "\(message ?? "nil")")
    #expect(try bench.names() == [])
  }

  @Test func `invalid precisions and scales fail`() throws {
    for precision: Float in [0, 98, -1] {
      let message = bench.failure(of: Squares(), as: .image(perceptualPrecision: precision), record: .all)
      #expect(message?.contains("perceptualPrecision: 1 is ΔE 0") == true, "\(message ?? "nil")")
    }
    for scale: CGFloat in [0, -1, .nan] {
      let message = bench.failure(of: Squares(), as: .image(scale: scale), record: .all)
      #expect(message?.contains("invalid scale") == true, "\(message ?? "nil")")
    }
    let message = bench.failure(of: Squares(), as: .image(traits: .init(displayScale: -1)), record: .all)
    #expect(message?.contains("invalid scale") == true, "\(message ?? "nil")")
    #expect(try bench.names() == [])
  }

  @Test func `a write error is reported`() throws {
    try FileManager.default.createDirectory(at: bench.references, withIntermediateDirectories: true)
    // Root cannot create a folder below a file either.
    let file = bench.references.appending(path: "file")
    try Data().write(to: file)
    let message = withAmbientValues({ $0.testRun = bench.run }) {
      verifySnapshot(of: Squares(), as: .image, named: "a", record: .all, snapshotDirectory: file.path)
    }
    #expect(message?.contains("cannot be") == true, "\(message ?? "nil")")
    #expect(try bench.names() == ["file"])
  }
}
