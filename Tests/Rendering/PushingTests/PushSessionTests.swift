import Foundation
import SharedFolders
import Synchronization
import SystemIO
import Testing

@testable import Pushing

/// What is sent when, and what happens after failures.
struct PushSessionTests {
  private static let down = PushFailure("could not connect", isWhole: true)
  private static let refused = PushFailure("HTTP status 413", isWhole: false)

  @Test func `each picture is sent once, in the order in which the pictures appeared`() throws {
    let bench = try PushBench()
    try bench.show("second", at: "b/systemSmall")
    try bench.show("first", at: "a/systemSmall")
    for (path, time) in [("a", 1.0), ("b", 2.0)] {
      var times = [timespec(tv_sec: Int(time), tv_nsec: 0), timespec(tv_sec: Int(time), tv_nsec: 0)]
      utimensat(AT_FDCWD, bench.output.place(at: "\(path)/systemSmall").path("current"), &times, AT_SYMLINK_NOFOLLOW)
    }
    let channel = ScriptedChannel()
    let session = bench.session(channel)
    #expect(session.run().sent == ["a/systemSmall", "b/systemSmall"])
    #expect(session.run().sent.isEmpty && channel.sent == ["first", "second"])
    // Another program, or the next start.
    #expect(bench.session(channel).run().sent.isEmpty)
    try bench.show("third", at: "screens/kitchen")
    #expect(bench.session(channel).run().sent == ["screens/kitchen"])
  }

  @Test func `another report of the same picture sends nothing`() throws {
    let bench = try PushBench()
    let channel = ScriptedChannel()
    try bench.show("same", at: "a/systemSmall")
    _ = bench.session(channel).run()
    bench.advance(60)
    try bench.show("same", at: "a/systemSmall")
    #expect(bench.session(channel).run().sent.isEmpty && channel.sent == ["same"])
  }

  @Test func `only the newest picture follows a failure`() throws {
    let bench = try PushBench()
    let channel = ScriptedChannel()
    channel.onSend = { _ throws(PushFailure) in throw Self.down }
    let session = bench.session(channel)
    for text in ["one", "two", "three"] {
      try bench.show(text, at: "a/systemSmall")
      #expect(session.run().sent.isEmpty)
      bench.advance(100)
    }
    channel.onSend = { _ in }
    let outcome = session.run()
    #expect(outcome.sent == ["a/systemSmall"] && outcome.isRecovered && outcome.next == nil)
    #expect(channel.sent == ["three"] && bench.record?.failure == nil)
  }

  @Test func `a picture that changes while it is sent is sent again`() throws {
    let bench = try PushBench()
    let channel = ScriptedChannel()
    try bench.show("old", at: "a/systemSmall")
    channel.onSend = { text in if text == "old" { try? bench.show("new", at: "a/systemSmall") } }
    let session = bench.session(channel)
    _ = session.run()
    _ = session.run()
    #expect(channel.sent == ["old", "new"])
  }

  @Test func `a target that is down is asked once for all pictures, and less and less often`() throws {
    let bench = try PushBench()
    for name in ["a", "b", "c"] { try bench.show(name, at: "\(name)/systemSmall") }
    let channel = ScriptedChannel()
    var count = 0
    channel.onSend = { _ throws(PushFailure) in
      count += 1
      throw Self.down
    }
    let session = bench.session(channel)
    var pauses: [TimeInterval] = []
    for _ in 0..<11 {
      let outcome = session.run()
      let next = try #require(outcome.next)
      #expect(outcome.failures.map(\.path) == [nil] && outcome.failures.first?.retry == next)
      pauses.append(next.timeIntervalSince(bench.now))
      bench.advance(pauses.last ?? 0)
    }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300] && count == 11)
    #expect(bench.record?.failure?.attempts == 11)
    // Too early, although something has changed.
    _ = session.run()
    try bench.show("d", at: "a/systemSmall")
    let early = session.run()
    #expect(count == 12 && early.failures.isEmpty && early.next == bench.now + 300)
    // The clock is set back by a day.
    bench.advance(-86_400)
    _ = session.run()
    #expect(count == 13)
  }

  @Test func `a refused picture does not hold others up, and its successor does not wait`() throws {
    let bench = try PushBench()
    try bench.show("bad", at: "a/systemSmall")
    try bench.show("good", at: "b/systemSmall")
    let channel = ScriptedChannel()
    channel.onSend = { text throws(PushFailure) in if text == "bad" { throw Self.refused } }
    let session = bench.session(channel)
    let outcome = session.run()
    #expect(outcome.sent == ["b/systemSmall"] && outcome.next == bench.now + 1)
    #expect(outcome.failures.map(\.path) == ["a/systemSmall"])
    #expect(bench.record?.failure?.message == "a/systemSmall: HTTP status 413")
    #expect(session.run().failures.isEmpty)
    bench.advance(1)
    #expect(session.run().next == bench.now + 2)
    try bench.show("better", at: "a/systemSmall")
    #expect(session.run().isRecovered && channel.sent == ["good", "better"])
  }

  @Test(arguments: [(77, 77), (0, 1), (99_999_999, 3600)] as [(TimeInterval, TimeInterval)])
  func `a target can ask for a longer pause, up to an hour`(wanted: TimeInterval, pause: TimeInterval) throws {
    let bench = try PushBench()
    try bench.show("a", at: "a/systemSmall")
    let channel = ScriptedChannel()
    channel.onSend = { _ throws(PushFailure) in throw PushFailure("HTTP status 503", isWhole: true, pause: wanted) }
    #expect(bench.session(channel).run().next == bench.now + pause)
    channel.onSend = { _ throws(PushFailure) in throw PushFailure("HTTP status 500", isWhole: false, pause: wanted) }
    #expect(bench.session(channel).run().next == bench.now + pause)
  }

  @Test func `what cannot be recorded is not sent again, and tried less and less often`() throws {
    let bench = try PushBench()
    try bench.show("a", at: "a/systemSmall")
    let file = bench.output.ownFolder.appending(path: "push/\(PushBench.target.key).json")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let channel = ScriptedChannel()
    let session = bench.session(channel)
    for pause in [1.0, 2, 4] {
      #expect(session.run().next == bench.now + pause)
      bench.advance(pause)
    }
    try FileManager.default.removeItem(at: file)
    #expect(session.run().isRecovered && channel.sent == ["a"])
    #expect(bench.session(channel).run().sent.isEmpty)
  }

  @Test func `a session that does not last leaves a target to the program that is sending`() throws {
    let bench = try PushBench()
    try bench.show("a", at: "a/systemSmall")
    let lock = try PushRecord.lock(of: PushBench.target, in: bench.output)
    try lock.acquire()
    let channel = ScriptedChannel()
    let session = PushSession(PushBench.target, bench.output, through: channel, isDaemon: false) { bench.now }
    let outcome = session.run()
    #expect(outcome.sent.isEmpty && outcome.failures.isEmpty && channel.sent.isEmpty)
    lock.release()
    #expect(session.run().sent == ["a/systemSmall"])
  }

  @Test func `a target that may have forgotten its pictures gets all of them`() throws {
    let bench = try PushBench()
    for name in ["a", "b"] { try bench.show(name, at: "\(name)/systemSmall") }
    let channel = ScriptedChannel()
    let session = bench.session(channel)
    _ = session.run()
    channel.forgets = true
    #expect(session.run().sent.count == 2 && channel.sent.count == 4)
    #expect(session.run().sent.isEmpty)
  }

  @Test func `a removed picture is taken back, unless the output cannot be read`() throws {
    let bench = try PushBench()
    for name in ["a", "b"] { try bench.show(name, at: "\(name)/systemSmall") }
    let channel = ScriptedChannel()
    let session = bench.session(channel)
    _ = session.run()
    try bench.remove("a/systemSmall")
    _ = session.run()
    #expect(channel.removed == ["a/systemSmall"])
    try FileManager.default.removeItem(at: bench.output.url)
    _ = session.run()
    #expect(channel.removed == ["a/systemSmall"])
  }

  @Test func `only chosen pictures are sent`() throws {
    let bench = try PushBench()
    for path in ["comic/systemSmall", "comic/systemMedium", "comics/systemSmall", "screens/hall"] {
      try bench.show(path, at: path)
    }
    var target = PushBench.target
    target.pictures = ["comic", "screens/hall"]
    let channel = ScriptedChannel()
    let session = PushSession(target, bench.output, through: channel) { bench.now }
    #expect(Set(session.run().sent) == ["comic/systemSmall", "comic/systemMedium", "screens/hall"])
  }

  @Test func `a damaged record only sends pictures again`() throws {
    let bench = try PushBench()
    try bench.show("a", at: "a/systemSmall")
    let channel = ScriptedChannel()
    _ = bench.session(channel).run()
    let file = bench.output.ownFolder.appending(path: "push/\(PushBench.target.key).json")
    try Data("{".utf8).write(to: file)
    _ = bench.session(channel).run()
    _ = bench.session(channel).run()
    #expect(channel.sent == ["a", "a"])
  }

  @Test func `of several programs at once, one sends each picture`() throws {
    let bench = try PushBench()
    for number in 0..<40 { try bench.show("\(number)", at: "k\(number)/systemSmall") }
    let all = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let channel = ScriptedChannel()
      channel.onSend = { text in all.withLock { $0.append(text) } }
      _ = bench.session(channel).run()
    }
    #expect(all.withLock { $0.count } == 40 && Set(all.withLock { $0 }).count == 40)
  }

  @Test func `a program gets the picture's variables, and runs again after a failure`() throws {
    let bench = try PushBench()
    try bench.show("one", at: "comic/systemSmall")
    let script = #"echo "$ALMANAC_KIND $ALMANAC_FAMILY $(cat "$ALMANAC_PICTURE")" >> log; test -e good"#
    let target = PushTarget(.command(ChangeCommand(words: ["sh", "-c", script], folder: bench.output.path)))
    let session = bench.session(target)
    #expect(session.run().failures.first?.message.hasSuffix("exited with code 1") == true)
    try Data().write(to: bench.output.url.appending(path: "good"))
    bench.advance(1)
    #expect(session.run().sent == ["comic/systemSmall"])
    #expect(session.run().sent.isEmpty)
    let log = try String(contentsOf: bench.output.url.appending(path: "log"), encoding: .utf8)
    #expect(log == "comic systemSmall one\ncomic systemSmall one\n")
  }
}
