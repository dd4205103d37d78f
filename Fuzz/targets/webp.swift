import Foundation
import Graphics
import ImageCodecs

/// A WebP's chunks, header, profile, and its pixels at full size and scaled down.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  CPUTimeLimit.measuring(atMost: 2) { attempt(bytes, count) }
  return 0
}

private func attempt(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  let data = Data(bytes: bytes, count: count)
  guard let header = try? WebPDecoder.header(of: data, limits: FuzzLimits.small) else { return }
  let conversion = WebPDecoder.color(of: data).conversion()
  for size in [header.storedSize, PixelSize(width: 1 + count % 5, height: 3)] {
    let width = header.rowSize(for: size).width
    try? WebPDecoder.decodeRows(of: data, header: header, size: size, conversion: conversion) { row in
      precondition(row.count == width * 4, "wrong row length")
    }
  }
}
