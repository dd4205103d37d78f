import BrokerDriving
import Foundation
import JSONText
import ServerDriving
import SystemIO
import Testing

/// Home Assistant with pictures of `almanac serve`, as Docs/Frames.md describes it.
@Suite(
  .enabled(if: HomeAssistant.isExpected, "needs Home Assistant; Scripts/bootstrap --tests installs it"),
  .timeLimit(.minutes(60)))
struct HomeAssistantTests {
  @Test func `a generic camera shows a screen, and the next picture`() async throws {
    let served = try await ScreenServer("size: 320x200, layout: [comic]")
    let home = try await HomeAssistant(in: served.server.folder.appending(path: "home-assistant"))
    let entry = try await home.add(
      "generic",
      [
        #"{"still_image_url":"\#(served.address())","framerate":100,"verify_ssl":true}"#, #"{"confirmed_ok":true}"#,
      ])
    #expect(entry["type"] == .string("create_entry") && entry["title"] == .string("localhost"), "\(entry)")
    let first = try await home.get("api/camera_proxy/camera.localhost")
    #expect(first.status == 200 && first.headers["content-type"] == "image/png", "\(home.log)")
    #expect(first.data == (try await served.picture()))
    try await served.change("size: 320x200, layout: [comic], margin: 30")
    let second = try await served.picture()
    #expect(second != first.data)
    // It keeps a picture for the time of a frame.
    while try await home.get("api/camera_proxy/camera.localhost").data != second { try Task.checkCancellation() }
  }

  @Test func `pictures that are pushed to a broker appear by themselves, and say when nobody renews them`() async throws
  {
    let broker = try Broker()
    let served = try await ScreenServer("size: 320x200, layout: [comic]", further: "push: [{to: '\(broker.address)'}]")
    let home = try await HomeAssistant(in: served.server.folder.appending(path: "home-assistant"))
    let entry = try await home.add("mqtt", [#"{"broker":"127.0.0.1","port":\#(broker.port)}"#])
    #expect(entry["type"] == .string("create_entry"), "\(entry) \(home.log)")
    let entity = "image.almanac_screens_kitchen_\(ContentHash(Data("almanac/screens/kitchen".utf8)).digits.prefix(6))"
    let path = "api/image_proxy/\(entity)"
    while try await home.get(path).data != (try await served.picture()) { try Task.checkCancellation() }
    while true {
      try Task.checkCancellation()
      let state = try await home.get("api/states/\(entity)").object
      guard case .object(let attributes) = state["attributes"], attributes["pixelWidth"] != nil else { continue }
      #expect(attributes["pixelWidth"] == .number("320"))
      #expect(attributes["friendly_name"] == .string("Almanac screens kitchen"))
      break
    }
    try await served.change("size: 320x200, layout: [comic], margin: 30")
    let second = try await served.picture()
    while try await home.get(path).data != second { try Task.checkCancellation() }
    let metrics = try await served.client.send("GET", "metrics").text
    #expect(metrics.contains("almanac_push_failures{target=\"\(broker.address)\""), "\(metrics)")
    // The broker publishes the will of a program that was killed.
    kill(-served.server.process.identifier, SIGKILL)
    while try await home.get("api/states/\(entity)").object["state"] != .string("unavailable") {
      try Task.checkCancellation()
    }
  }
}
