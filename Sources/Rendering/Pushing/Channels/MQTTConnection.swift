internal import CMQTT
import Foundation

/// A connection to a broker. Used on one thread at a time.
final class MQTTConnection {
  private let client: OpaquePointer

  /// For a connection and for each message, in milliseconds.
  private static let limit = 20_000
  private static let keepAlive: Int32 = 60

  /// Connects to `mqtt://user:password@host:port` or `mqtts://…`, and waits until the broker accepts the client.
  ///
  /// - Parameters:
  ///   - name: The client's name at the broker.
  ///   - password: Overrides the password in the address.
  ///   - will: The topic and the text that the broker publishes when the connection is lost.
  init(
    to address: URL, as name: String, password: String?, will: (topic: String, text: String)?,
    trusting authorities: String?
  ) throws(PushFailure) {
    let isSecure = address.scheme?.lowercased() == "mqtts"
    let host = (address.host(percentEncoded: false) ?? "").trimmingCharacters(in: ["[", "]"])
    let password = password ?? address.password(percentEncoded: false)
    let texts = [name, host, address.user(percentEncoded: false), password, authorities, will?.topic, will?.text]
      .map { $0.flatMap { strdup($0) } }
    defer { for text in texts { free(text) } }
    var broker = cmqtt_broker()
    (broker.client, broker.host) = (UnsafePointer(texts[0]), UnsafePointer(texts[1]))
    broker.port = Int32(address.port ?? (isSecure ? 8883 : 1883))
    (broker.user, broker.password) = (UnsafePointer(texts[2]), UnsafePointer(texts[3]))
    (broker.is_secure, broker.authorities) = (isSecure, UnsafePointer(texts[4]))
    (broker.will_topic, broker.will_payload) = (UnsafePointer(texts[5]), UnsafePointer(texts[6]))
    broker.keepalive_seconds = Self.keepAlive
    var client: OpaquePointer?
    let (status, message) = Self.calling { cmqtt_connect(&broker, Self.limit, &client, $0) }
    guard status == CMQTT_OK, let client else {
      throw PushFailure(Self.text(status, message, host: host), isWhole: true)
    }
    self.client = client
  }

  deinit { cmqtt_close(client) }

  /// Publishes a retained message, and waits until the broker has confirmed it.
  func publish(_ data: Data, to topic: String) throws(PushFailure) {
    let (status, message) = data.withUnsafeBytes { bytes in
      Self.calling {
        cmqtt_publish(client, topic, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Self.limit, $0)
      }
    }
    guard status == CMQTT_OK else { throw PushFailure(Self.text(status, message, host: ""), isWhole: true) }
  }

  /// Sends a sign of life if one is due. Returns false if the connection is lost.
  func tend() -> Bool { cmqtt_tend(client) }

  private static func calling(
    _ function: (UnsafeMutablePointer<CChar>?) -> cmqtt_status
  ) -> (cmqtt_status, message: String) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CMQTT_MESSAGE_LENGTH)) { buffer in
      buffer.initialize(repeating: 0)
      let status = function(buffer.baseAddress)
      return (status, buffer.baseAddress.map { String(cString: $0) } ?? "")
    }
  }

  private static func text(_ status: cmqtt_status, _ message: String, host: String) -> String {
    switch status {
    case CMQTT_MISSING_LIBRARY: "libmosquitto is not installed; install libmosquitto1"
    case CMQTT_UNRESOLVED: "could not resolve host \(host)"
    case CMQTT_UNCONNECTED: "could not connect to an MQTT broker at \(host)"
    case CMQTT_REFUSED:
      // "Connection Refused: not authorised."
      "the broker refused the connection: \(message.split(separator: ": ").last?.dropLast() ?? "")"
    case CMQTT_INSECURE: "TLS error: the certificate of the broker is not trusted, or it has no TLS"
    case CMQTT_LOST: "the connection to the broker was lost"
    case CMQTT_TIMED_OUT: "no answer of an MQTT broker within \(limit / 1000) seconds"
    default: message.isEmpty ? "libmosquitto failed" : "libmosquitto: \(message)"
    }
  }
}
