import Diagnostics
import Foundation
import Graphics
import JSONText
import SystemIO

/// The messages with which Home Assistant finds pictures by itself: an image entity for each, of one device.
struct HomeAssistantDiscovery {
  /// Home Assistant's own prefix of topics, usually `homeassistant`.
  let prefix: String
  /// The prefix of our topics.
  let topic: String
  /// Whether a topic says that the daemon is there.
  let hasStatus: Bool

  /// The identifier of a picture's entity: letters, digits, `_` and `-`.
  private func identifier(_ path: String) -> String {
    let text = "\(topic)/\(path)"
    let plain = text.map { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) ? $0 : "_" }
    // Other paths may give the same letters.
    return "\(String(plain))_\(ContentHash(Data(text.utf8)).digits.prefix(6))"
  }

  func topic(of path: String) -> String { "\(prefix)/image/\(identifier(path))/config" }

  /// - Parameter topic: The prefix of the picture's topics.
  func announcement(of picture: PushedPicture, in topic: String) -> Data {
    let device = JSONValue.object(
      JSONObject([
        ("identifiers", .array([.string(self.topic)])),
        ("name", .string(self.topic == "almanac" ? "Almanac" : "Almanac \(self.topic)")),
        ("sw_version", .string(Release.version)),
      ]))
    var members: [(String, JSONValue)] = [
      ("name", .string(picture.path.replacing("/", with: " "))),
      ("unique_id", .string(identifier(picture.path))), ("object_id", .string(identifier(picture.path))),
      ("image_topic", .string("\(topic)/picture")), ("content_type", .string(picture.format.mediaType)),
      ("json_attributes_topic", .string("\(topic)/state")), ("device", device),
      (
        "origin",
        .object(JSONObject([("name", .string("Almanac")), ("sw_version", .string(Release.version))]))
      ),
    ]
    if hasStatus { members.append(("availability_topic", .string("\(self.topic)/status"))) }
    return Data(JSONValue.object(JSONObject(members)).text(indentation: nil).utf8)
  }
}
