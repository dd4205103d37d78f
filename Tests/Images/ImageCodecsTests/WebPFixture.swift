import Foundation

/// Small WebPs, created with libwebp. All have 16×8 pixels: (200, 100, 50) on the left, (20, 40, 220) on the right,
/// with an alpha of 51 if there is any.
enum WebPFixture: String, CaseIterable {
  case lossy
  case lossless
  case lossyAlpha
  case losslessAlpha
  /// Two frames; the second is black.
  case animation

  var data: Data { Data(base64Encoded: base64) ?? Data() }

  /// The file in extended format, with more chunks after its header.
  func extended(with chunks: [(name: String, contents: [UInt8])]) -> Data {
    func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
      Array(name.utf8) + (0..<4).map { UInt8(contents.count >> (8 * $0) & 255) } + contents
        + (contents.count % 2 == 1 ? [0] : [])
    }
    let flags = chunks.reduce(UInt8(0)) { $0 | ($1.name == "ICCP" ? 0x20 : $1.name == "EXIF" ? 0x08 : 0) }
    var body = Array("WEBP".utf8) + chunk("VP8X", [flags, 0, 0, 0, 15, 0, 0, 7, 0, 0])
    for (name, contents) in chunks where name == "ICCP" { body += chunk(name, contents) }
    body += data.dropFirst(12)
    for (name, contents) in chunks where name != "ICCP" { body += chunk(name, contents) }
    return Data(chunk("RIFF", body))
  }

  private var base64: String {
    switch self {
    case .lossy:
      "UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAgAAMASJaACdLoB+AADsAD+9vT//2mn//u839+6/aev++qn/4ypFXxlT1gAAAA="
    case .lossless: "UklGRigAAABXRUJQVlA4TBwAAAAvD8ABAA9wFJ5T0N6Ke/6DB2LBZP7SnSlE9D9y"
    case .lossyAlpha:
      "UklGRnAAAABXRUJQVlA4WAoAAAAQAAAADwAABwAAQUxQSBMAAAABD3Ca/4iIIBZM5i/dmUJE/0MHAFZQOCA2AAAA0AEAnQEqEAAIAADAEiWgAnS6"
        + "AfgAA7AA/vb0//9pp//7vN/fuv2nr/vqp/+MqRV8ZU9YAAAA"
    case .losslessAlpha: "UklGRioAAABXRUJQVlA4TB0AAAAvD8ABEA9wFJ5T0N6K+zPMQQuxYDJ/6c4UIvofOQA="
    case .animation:
      "UklGRpAAAABXRUJQVlA4WAoAAAACAAAADwAABwAAQU5JTQYAAAAAAAAAAABBTk1GNgAAAAAAAAAAAA8AAAcAAGQAAAJWUDhMHQAAAC8PwAEAD3AU"
        + "nlPQ3op7/oMHYsFk/tKdKUT0PzIAAEFOTUYmAAAAAAAAAAAADwAABwAAZAAAAFZQOEwOAAAALw/AAQAHEBH9D0RE/wM="
    }
  }
}
