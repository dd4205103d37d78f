import Foundation
import RequestReading
import Scheduling
import SharedFolders
import Testing
import Timelines

@testable import PictureServing

struct PublishedOutputTests {
  private let bench: OutputBench
  private let start = OutputBench.start

  init() throws { bench = try OutputBench() }

  private func text(_ output: PublishedOutput, _ seconds: Double, _ form: PublishedForm = .picture("png")) -> String? {
    OutputBench.text(output.moment(at: "tide/systemSmall", as: form, now: start + seconds))
  }

  @Test func `a picture is shown from its date on, even if no pass has put it in place`() throws {
    try bench.put(["one", "two", "three"])
    let output = bench.published
    #expect([0, 59.9, 60, 119, 120, 9999].map { text(output, $0) } == ["one", "one", "two", "two", "three", "three"])
  }

  @Test func `an answer is valid to the second of the next change`() throws {
    try bench.put(["one", "two"])
    let output = bench.published
    func age(_ seconds: Double) -> Int? {
      let now = start + seconds
      return output.moment(at: "tide/systemSmall", as: .picture("png"), now: now)?.age(at: now)
    }
    #expect([0, 0.2, 59, 59.5, 59.999].map(age) == [60, 60, 1, 1, 1])
    // The last picture stays; but other programs may request a reload.
    #expect(age(60) == PublishedMoment.longestAge)
  }

  @Test func `an answer is not valid beyond the next reload`() throws {
    try bench.put(["one", "two"], policy: .after(start + 20))
    let moment = bench.published.moment(at: "tide/systemSmall", as: .picture("png"), now: start)
    #expect(moment?.end == start + 20)
  }

  @Test func `a stack is not valid beyond the reloads of its widgets`() throws {
    let tide = OutputSlot(kind: "tide", family: .systemSmall)
    try bench.put(["one"], at: tide, policy: .after(start + 30))
    let stack = StackSlot(
      place: OutputSlot(kind: "day", family: .systemSmall), members: [tide], format: "png", turn: 900)
    let place = bench.output.place(stack.place)
    let frame = try place.store(picture: Data("one".utf8), format: "png") { _ throws(StoreError) in
      try place.json(OutputBench.Report(date: start))
    }
    try place.makeCurrent(frame, format: "png")
    try place.store(StackRecord(stack: stack, shown: tide, since: start, memberFrame: frame, frames: [frame]))
    let moment = bench.published.moment(at: "day/systemSmall", as: .picture("png"), now: start)
    #expect(OutputBench.text(moment) == "one" && moment?.end == start + 30)
  }

  @Test func `a client that follows the ages never shows a picture more than a second late`() throws {
    try bench.put((0..<20).map { "\($0)" })
    let output = bench.published
    var now = start + 0.37
    while now < start + 1100 {
      let moment = try #require(output.moment(at: "tide/systemSmall", as: .picture("png"), now: now))
      let shown = try #require(OutputBench.text(moment).flatMap { Double($0) })
      let until = now + Double(moment.age(at: now))
      // The picture that the client shows until it asks again.
      #expect(until <= start + (shown + 1) * 60 + 1)
      now = until
    }
  }

  @Test func `a new timeline is seen at once`() throws {
    try bench.put(["one"])
    let output = bench.published
    #expect(text(output, 5) == "one")
    try bench.put(["other"])
    #expect(text(output, 5) == "other")
    try FileManager.default.removeItem(at: bench.folder.appending(path: "tide"))
    #expect(text(output, 5) == nil)
  }

  @Test func `the report and the page belong to the picture`() throws {
    try bench.put(["one"])
    let output = bench.published
    #expect(text(output, 0, .json)?.contains("\"pixelWidth\" : 340") == true)
    let page = try #require(text(output, 0, .html))
    #expect(
      page.contains("<img src=\"systemSmall.png\" width=\"170\" height=\"170\" alt=\"Level &lt;1&gt;\""), "\(page)")
    #expect(text(output, 0, .picture("svg")) == nil)
  }

  @Test(arguments: [
    "", "tide", "tide/", "/tide", "tide/systemSmall/", "tide/systemSmall/frames", "../tide/systemSmall", "./tide",
    ".almanac/systemSmall", "tide/.systemSmall", "tide/..", "tide\u{0}/systemSmall", "tide/systemLarge",
  ])
  func `other paths are not published`(path: String) throws {
    try bench.put(["one"])
    #expect(bench.published.moment(at: path, as: .picture("png"), now: start) == nil)
  }

  @Test func `a link that leads out of the output is not followed`() throws {
    try bench.put(["one"])
    let secret = bench.folder.deletingLastPathComponent().appending(path: "secret-\(UUID()).png")
    try Data("secret".utf8).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let place = bench.output.place(at: "tide/systemSmall")
    let frame = try #require(place.currentFrame())
    let picture = place.path("frames/\(frame)/picture.png")
    try FileManager.default.removeItem(atPath: picture)
    try FileManager.default.createSymbolicLink(atPath: picture, withDestinationPath: secret.path)
    #expect(text(bench.published, 0) == nil)
  }

  @Test func `all slots are listed`() throws {
    try bench.put(["one"])
    try bench.put(["two"], at: OutputSlot(kind: "ebb", family: .systemMedium))
    #expect(bench.published.paths() == ["ebb/systemMedium", "tide/systemSmall"])
  }
}
