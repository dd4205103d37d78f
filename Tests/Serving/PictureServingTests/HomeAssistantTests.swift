import Foundation
import JSONText
import ServerDriving
import Testing

/// Home Assistant with pictures of `almanac serve`, as Docs/Frames.md describes it.
@Suite(
  .enabled(if: HomeAssistant.isExpected, "needs Home Assistant; Scripts/bootstrap --tests installs it"),
  .timeLimit(.minutes(10)))
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
}
