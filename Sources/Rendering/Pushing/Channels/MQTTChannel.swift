import Foundation
import JSONText
import SharedFolders

/// Publishes pictures and their states as retained messages: `almanac/comic/systemMedium/picture` and `…/state`.
///
/// A daemon keeps the connection, and says in `almanac/status` that it is there; the broker says when it is gone.
final class MQTTChannel: PushChannel {
  private let target: PushTarget
  private let address: URL
  private let discovery: HomeAssistantDiscovery?
  private let isDaemon: Bool
  private let topic: String
  private var connection: MQTTConnection?
  /// The pictures of which Home Assistant knows.
  private var announced: Set<String> = []

  init(_ target: PushTarget, discovery prefix: String?, to address: URL, isDaemon: Bool) {
    (self.target, self.address, self.isDaemon) = (target, address, isDaemon)
    let path = address.path(percentEncoded: false).split(separator: "/").joined(separator: "/")
    let topic = path.isEmpty ? "almanac" : path
    self.topic = topic
    discovery = prefix.map { HomeAssistantDiscovery(prefix: $0, topic: topic, hasStatus: isDaemon) }
  }

  deinit { close() }

  private var statusTopic: String { "\(topic)/status" }

  func open() throws(PushFailure) -> Bool {
    if connection?.tend() == true { return false }
    connection = nil
    announced = []
    // A name of its own: brokers end the connection of another client with the same name.
    let client = "almanac-\(target.key.prefix(12))" + (isDaemon ? "" : "-\(getpid())")
    let connection = try MQTTConnection(
      to: address, as: client, password: try target.secret(), will: isDaemon ? (statusTopic, "offline") : nil,
      trusting: target.authorities)
    if isDaemon { try connection.publish(Data("online".utf8), to: statusTopic) }
    self.connection = connection
    // A broker may have lost its messages. Only a daemon has the time to send all of them again.
    return isDaemon
  }

  func send(_ picture: PushedPicture) throws(PushFailure) {
    guard let connection else { throw PushFailure("not connected", isWhole: true) }
    let topic = topic(of: picture.path)
    if let discovery, announced.insert(picture.path).inserted {
      try connection.publish(discovery.announcement(of: picture, in: topic), to: discovery.topic(of: picture.path))
    }
    try connection.publish(picture.data, to: "\(topic)/picture")
    try connection.publish(try state(of: picture), to: "\(topic)/state")
  }

  func remove(_ path: String) throws(PushFailure) {
    guard let connection else { throw PushFailure("not connected", isWhole: true) }
    announced.remove(path)
    let topics = [discovery?.topic(of: path), "\(topic(of: path))/picture", "\(topic(of: path))/state"]
    // An empty message removes a retained one.
    for topic in topics.compactMap(\.self) { try connection.publish(Data(), to: topic) }
  }

  var tendInterval: TimeInterval? { isDaemon ? 20 : nil }

  func tend() -> Bool { connection?.tend() ?? false }

  func close() {
    if isDaemon { try? connection?.publish(Data("offline".utf8), to: statusTopic) }
    connection = nil
  }

  /// Topics must not contain wildcards.
  private func topic(of path: String) -> String {
    "\(topic)/\(path.replacing("+", with: "%2B").replacing("#", with: "%23"))"
  }

  private func state(of picture: PushedPicture) throws(PushFailure) -> Data {
    var report = picture.report
    // The attributes of Home Assistant's entities are limited to 16 KiB.
    report.accessibilityText = report.accessibilityText.map { String($0.prefix(1_000)) }
    do throws(EncodingError) {
      return try report.stableJSON(isPretty: false)
    } catch {
      throw PushFailure("\(error)", isWhole: false)
    }
  }
}
