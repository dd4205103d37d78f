import BrokerDriving
import Foundation
import JSONText
import SharedFolders
import SystemIO
import Testing

@testable import Pushing

/// Pictures that are published by a real broker: Debian's mosquitto.
@Suite(.enabled(if: Broker.isInstalled, "needs mosquitto; Scripts/bootstrap --tests installs it"))
struct MQTTPushTests {
  @Test func `pictures, their states and their announcements are retained`() throws {
    let (bench, broker) = (try PushBench(), try Broker())
    try bench.show("picture", at: "comic/systemSmall")
    #expect(bench.session(broker.target()).run().sent == ["comic/systemSmall"])
    let messages = try broker.retained()
    #expect(messages["almanac/comic/systemSmall/picture"] == "picture")
    let state = try #require(messages["almanac/comic/systemSmall/state"]).utf8
    let report = try #require(PushedReport(stableJSON: Data(state)))
    #expect(report.accessibilityText == "picture" && report.date == bench.now && report.kind == "comic")
    let topic = try #require(messages.keys.first { $0.hasPrefix("homeassistant/image/almanac_comic_systemSmall_") })
    #expect(topic.hasSuffix("/config"))
    let announcement = try #require(messages[topic])
    #expect(announcement.contains("\"image_topic\": \"almanac/comic/systemSmall/picture\""))
    // Only a daemon says that it is there.
    #expect(messages["almanac/status"] == nil && !announcement.contains("availability_topic"))
  }

  @Test func `a process with more than a thousand open files can publish`() throws {
    let (bench, broker) = (try PushBench(), try Broker())
    try bench.show("picture", at: "comic/systemSmall")
    let number = open("/dev/null", O_RDONLY | O_CLOEXEC)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 4096))
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let others = (0..<1100).map { _ in fcntl(number, F_DUPFD_CLOEXEC, 0) }
    defer { for other in others + [number] { close(other) } }
    #expect(others.allSatisfy { $0 >= 0 })
    #expect(bench.session(broker.target()).run().sent == ["comic/systemSmall"])
  }

  @Test func `a daemon says that it is there, and the broker that it is gone`() throws {
    let (bench, broker) = (try PushBench(), try Broker())
    let target = broker.target("/home/frames", discovery: nil)
    try bench.show("picture", at: "screens/hall")
    do {
      let session = bench.session(target, isDaemon: true)
      #expect(session.run().sent == ["screens/hall"])
      #expect(try broker.retained()["home/frames/status"] == "online")
      #expect(session.tend())
      session.close()
    }
    let messages = try broker.retained()
    #expect(messages["home/frames/status"] == "offline" && messages["home/frames/screens/hall/picture"] == "picture")
    #expect(messages.keys.allSatisfy { $0.hasPrefix("home/frames/") })
  }

  @Test func `the broker publishes the will of a daemon that was killed`() throws {
    let (bench, broker) = (try PushBench(), try Broker())
    let session = bench.session(broker.target(), isDaemon: true)
    _ = session.run()
    #expect(try broker.retained()["almanac/status"] == "online")
    // Another client with the same name: the broker ends the first connection, as if its program had been killed.
    let other = try broker.run(
      "mosquitto_sub", ["-i", "almanac-\(broker.target().key.prefix(12))", "-t", "almanac/status", "-C", "1"])
    #expect(other == "offline\n" && !session.tend())
    #expect(session.run().failures.isEmpty)
    #expect(try broker.retained()["almanac/status"] == "online")
  }

  @Test func `a broker without its messages gets all of them again`() throws {
    let (bench, broker) = (try PushBench(), try Broker())
    for name in ["a", "b"] { try bench.show(name, at: "\(name)/systemSmall") }
    let session = bench.session(broker.target(), isDaemon: true)
    #expect(session.run().sent.count == 2)
    broker.stop()
    #expect(!session.tend())
    let failure = try #require(session.run().failures.first)
    #expect(failure.message == "could not connect to an MQTT broker at 127.0.0.1")
    try broker.start()
    bench.advance(1)
    let outcome = session.run()
    #expect(outcome.sent.count == 2 && outcome.isRecovered)
    #expect(try broker.retained()["almanac/b/systemSmall/picture"] == "b")
  }

  @Test func `a removed picture is removed from the broker`() throws {
    let (bench, broker) = (try PushBench(), try Broker())
    for name in ["a", "b"] { try bench.show(name, at: "\(name)/systemSmall") }
    _ = bench.session(broker.target()).run()
    try bench.remove("a/systemSmall")
    _ = bench.session(broker.target()).run()
    #expect(try broker.retained().keys.allSatisfy { !$0.contains("a/systemSmall") && !$0.contains("almanac_a_") })
    #expect(try broker.retained().count == 3)
  }

  @Test func `a target that is no longer configured leaves nothing at the broker`() throws {
    let (bench, broker) = (try PushBench(), try Broker())
    try bench.show("a", at: "a/systemSmall")
    let session = bench.session(broker.target(), isDaemon: true)
    _ = session.run()
    #expect(try broker.retained().count == 4)
    session.retire()
    session.close()
    #expect(try broker.retained() == ["almanac/status": "offline"])
    #expect(bench.record == nil)
  }

  @Test func `a password comes from a file`() throws {
    let bench = try PushBench()
    let broker = try Broker(user: "frames", password: "word")
    try bench.show("a", at: "a/systemSmall")
    var target = broker.target(user: "frames")
    let failure = try #require(bench.session(target).run().failures.first)
    #expect(failure.message.hasPrefix("the broker refused the connection"))
    target.secretFile = bench.output.url.appending(path: "password").path
    try Data("word\n".utf8).write(to: bench.output.url.appending(path: "password"))
    #expect(bench.session(target).run().sent == ["a/systemSmall"])
  }
}

extension Broker {
  fileprivate func target(_ path: String = "", discovery: String? = "homeassistant", user: String = "") -> PushTarget {
    let address = address.replacing("://", with: user.isEmpty ? "://" : "://\(user)@")
    return PushTarget(.mqtt(URL(string: address + path) ?? URL(filePath: "/"), discovery: discovery))
  }
}
