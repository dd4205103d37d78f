import Foundation
import Graphics
import ImageCodecs
import JSONText
import ServerDriving
import Testing

/// A device that does what TRMNL's firmware 1.8.14 does, and accepts only what that accepts.
struct FakeDevice {
  let client: ServerClient
  let mac: String
  let model: PanelModel
  private(set) var key = ""
  private(set) var code = ""
  /// The names of the pictures in its memory, and the one that it shows.
  private(set) var memory: [String: Data] = [:]
  private(set) var shown: Data?
  /// How long it sleeps after a picture.
  private(set) var sleep = 0

  init(_ client: ServerClient, mac: String, model: PanelModel) {
    (self.client, self.mac, self.model) = (client, mac, model)
  }

  private var base: String { String(client.address.dropLast()) }

  private func text(_ value: JSONValue?) -> String { if case .string(let text) = value { text } else { "" } }

  /// A number, or digits in a string.
  private func number(_ value: JSONValue?) -> Int {
    switch value {
    case .number(let digits), .string(let digits): Int(digits) ?? 0
    default: 0
    }
  }

  mutating func setUp(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let answer = try await client.send(
      "GET", "api/setup",
      ["ID": mac, "Content-Type": "application/json", "FW-Version": "1.8.14", "Model": model.name])
    #expect(answer.status == 200 && number(answer.object["status"]) == 200, sourceLocation: sourceLocation)
    (key, code) = (text(answer.object["api_key"]), text(answer.object["friendly_id"]))
    #expect(!key.isEmpty && !code.isEmpty, sourceLocation: sourceLocation)
    let picture = try await download(text(answer.object["image_url"]))
    // The picture of the set-up is a BMP of this form only.
    let bytes = [UInt8](picture.data)
    #expect(bytes.count == 48_062 && picture.headers["content-length"] == "48062", sourceLocation: sourceLocation)
    #expect(
      Array(bytes[0..<2]) == Array("BM".utf8) && bytes[10] == 62 && bytes[28] == 1, sourceLocation: sourceLocation)
    #expect(Array(bytes[34..<38]) == [0x80, 0xBB, 0, 0], "48000 bytes of pixels", sourceLocation: sourceLocation)
  }

  /// Asks what to show, and shows it.
  ///
  /// - Returns: Whether it had to reset itself.
  @discardableResult
  mutating func wake(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Bool {
    let answer = try await client.send(
      "GET", "api/display",
      [
        "ID": mac, "Access-Token": key, "Refresh-Rate": "\(sleep)", "Battery-Voltage": "4.05", "FW-Version": "1.8.14",
        "Model": model.name, "RSSI": "-61", "Width": "\(model.size.width)", "Height": "\(model.size.height)",
      ])
    guard answer.status == 200 else { throw ServerProcessError(reason: "\(answer.status): \(answer.text)") }
    let status = number(answer.object["status"])
    if status == 500 {
      key = ""
      return true
    }
    #expect(status == 0, sourceLocation: sourceLocation)
    let name = text(answer.object["filename"])
    #expect(!name.isEmpty && name.utf8.count <= 24, "\(name)", sourceLocation: sourceLocation)
    #expect(
      name.suffix(16).allSatisfy { $0.isHexDigit }, "the content's hash is at the end", sourceLocation: sourceLocation)
    #expect(!["empty_state", "screen_wiper.png"].contains(name), sourceLocation: sourceLocation)
    sleep = number(answer.object["refresh_rate"])
    #expect(sleep > 0, sourceLocation: sourceLocation)
    // A name in its memory is not downloaded again.
    if let known = memory[name] {
      shown = known
      return false
    }
    let picture = try await download(text(answer.object["image_url"]))
    #expect(picture.headers["content-type"] == "image/png", sourceLocation: sourceLocation)
    #expect(
      picture.data.count <= model.byteLimit, "\(model.name): \(picture.data.count)", sourceLocation: sourceLocation)
    try check(picture.data, sourceLocation)
    (memory[name], shown) = (picture.data, picture.data)
    return false
  }

  private func check(_ png: Data, _ sourceLocation: SourceLocation) throws {
    let header = [UInt8](png.prefix(29))
    let isTurned = model.rotation.swapsSides
    let size = isTurned ? PixelSize(width: model.size.height, height: model.size.width) : model.size
    #expect(try PNGDecoder.header(of: png) == size, "\(model.name)", sourceLocation: sourceLocation)
    #expect([1, 2, 4, 8].contains(header[24]), sourceLocation: sourceLocation)
    #expect(
      [0, 3].contains(header[25]) && header[28] == 0, "grey or a palette, not interlaced",
      sourceLocation: sourceLocation)
    let isKindle = model.kind == "kindle"
    #expect(!isKindle || header[24...25] == [8, 0], "eips reads grey of 8 bits only", sourceLocation: sourceLocation)
    // The panel has no other colours.
    let palettes =
      isKindle ? [.gray256] : model.palettes.compactMap { PanelPalette.listed[$0] } + [.gray16, .blackAndWhite]
    let bitmap = try PNGDecoder.decode(png)
    #expect(palettes.contains { PanelPixels(bitmap, $0) != nil }, "\(model.name)", sourceLocation: sourceLocation)
  }

  /// Only an answer with 200 counts. The key is sent to the server's own address only.
  private func download(_ address: String) async throws -> ServerClient.Answer {
    #expect(address.hasPrefix(base), "\(address)")
    let answer = try await client.send(
      "GET", String(address.dropFirst(base.count + 1)), key.isEmpty ? [:] : ["ID": mac, "Access-Token": key])
    #expect(answer.status == 200)
    return answer
  }

  func log(_ message: String) async throws -> Int {
    try await client.send(
      "POST", "api/log", ["ID": mac, "Access-Token": key, "Content-Type": "application/json"],
      "{\"logs\":[{\"id\":1,\"message\":\"\(message)\",\"battery_voltage\":4.1,\"wifi_status\":\"connected\"}]}"
    ).status
  }
}
