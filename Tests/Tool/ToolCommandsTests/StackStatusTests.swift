import Foundation
import Scheduling
import SharedFolders
import Testing
import Timelines

@testable import StatusReports

/// The reasons for a stack's choice, as text. Times are seconds from 8:00.
struct StackStatusTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "almanac-status-\(UUID())")
  private let start = Date(timeIntervalSince1970: 1_795_248_000)

  /// Writes widgets with these scores, and a stack of them that shows the first.
  private func put(_ scores: [(kind: String, score: Float?, duration: Double)], turn: Double = 900) throws {
    let output = OutputFolder(folder)
    let names = scores.map { OutputSlot(kind: $0.kind, family: .systemSmall) }
    for (name, score) in zip(names, scores) {
      let place = output.place(name)
      let frame = try place.store(picture: Data("p".utf8), format: "png") { _ throws(StoreError) in Data("r".utf8) }
      let relevance = score.score.map { TimelineEntryRelevance(score: $0, duration: score.duration) }
      try place.store(
        TimelineRecord(
          place: name, recipe: "", format: "png", askedAt: start, policy: .never, lastEntry: start, drawnUntil: nil,
          frames: [.init(date: start, entryDate: start, name: frame, relevance: relevance)]), replacing: nil)
      try place.makeCurrent(frame, format: "png")
    }
    let stack = StackSlot(
      place: OutputSlot(kind: "morning", family: .systemSmall), members: names, format: "png", turn: turn)
    let place = output.place(stack.place)
    let frame = try place.store(picture: Data("p".utf8), format: "png") { _ throws(StoreError) in Data("r".utf8) }
    try place.makeCurrent(frame, format: "png")
    try place.store(
      StackRecord(stack: stack, shown: names[0], since: start, memberFrame: frame, frames: [frame]))
  }

  private func words(at seconds: Double) throws -> String {
    let tokens = ReloadRequests(folder: folder.appending(path: "requests")).tokens(at: start)
    var status = try #require(OutputStatus(of: folder.path, asked: nil, tokens, at: start + seconds))
    status.keep(only: ["morning"])
    return status.lines(at: start + seconds).dropFirst().joined(separator: "\n").withoutDistances
  }

  @Test func `the highest relevance is printed with its score, its end, and the next widget`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put([("tide", 10, 3600), ("moon", 2.5, 0)])
    #expect(
      try words(at: 60) == """
            shown: tide/systemSmall since 2026-11-21 08:00
            why: it has the highest relevance, 10, until 2026-11-21 09:00
            next widget: moon/systemSmall at 2026-11-21 09:00
        """)
    // No pass has run since.
    #expect(
      try words(at: 3600) == """
            shown: tide/systemSmall since 2026-11-21 08:00
            why: moon/systemSmall has the highest relevance, 2.5
            due: moon/systemSmall, at the next pass
            next widget: none by the current timelines
        """)
  }

  @Test(arguments: [(1.0, "1 second"), (90, "90 seconds"), (60, "1 minute"), (3600, "1 hour"), (1.5, "1.5 seconds")])
  func `equal widgets are printed with their turns`(turn: (length: Double, words: String)) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put([("tide", 3, 0), ("moon", 3, 0), ("sun", nil, 0)], turn: turn.length)
    #expect(
      try words(at: 0).contains("why: 2 widgets have the highest relevance, 3 and take turns every \(turn.words)\n"))
  }

  @Test func `a single widget, and none`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put([("tide", 3, 0)])
    #expect(try words(at: 0).contains("why: no other widget has a picture\n"))
    try FileManager.default.removeItem(at: folder.appending(path: "tide"))
    try FileManager.default.removeItem(at: folder.appending(path: "morning/systemSmall/current"))
    #expect(
      try words(at: 0) == """
            shown: no picture yet
            next widget: none by the current timelines
        """)
  }
}
