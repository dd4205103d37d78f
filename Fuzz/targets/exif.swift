import Foundation
import ImageCodecs

/// Exif data in a minimal JPEG: its offsets come from the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  CPUTimeLimit.measuring(atMost: 2) { attempt(bytes, count) }
  return 0
}

private func attempt(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  let payload = Array("Exif\0\0".utf8) + UnsafeBufferPointer(start: bytes, count: min(count, 60_000))
  let length = payload.count + 2
  var data = Data([0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + payload)
  data += [0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 16, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
  _ = try? JPEGDecoder.header(of: data)
}
