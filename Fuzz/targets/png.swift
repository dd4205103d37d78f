import Foundation
import ImageCodecs

/// A whole PNG: header, rows, the image. Checksums are corrected first, as nearly every mutation would fail them.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  CPUTimeLimit.measuring(atMost: 2) { attempt(bytes, count) }
  return 0
}

private func attempt(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  let data = Checksums.repaired(in: [UInt8](UnsafeBufferPointer(start: bytes, count: count)))
  let limits = FuzzLimits.small
  guard let header = try? PNGDecoder.facts(of: data, limits: limits) else { return }
  let conversion = PNGDecoder.color(of: data, header: header, limits: limits).conversion()
  try? PNGDecoder.decodeRows(of: data, header: header, limits: limits, conversion: conversion) { row in row[0] = 0 }
  _ = try? PNGDecoder.decode(data, limits: limits)
}

/// Corrects the checksums of PNG chunks.
enum Checksums {
  private static let table: [UInt32] = (0..<256).map { value in
    (0..<8).reduce(UInt32(value)) { remainder, _ in remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  static func repaired(in bytes: [UInt8]) -> Data {
    var bytes = bytes
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - at - 12 else { break }
      let end = at + 8 + length
      let sum = ~bytes[at + 4..<end].reduce(UInt32.max) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
      for (index, shift) in [24, 16, 8, 0].enumerated() { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> shift) }
      at = end + 4
    }
    return Data(bytes)
  }
}
