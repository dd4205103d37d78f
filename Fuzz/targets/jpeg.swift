import Foundation
import ImageCodecs

/// A whole JPEG: header, rows at every scale, and the upright image, with scans in order and side by side.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  CPUTimeLimit.measuring(atMost: 2) { attempt(bytes, count) }
  return 0
}

private func attempt(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  let data = Data(bytes: bytes, count: count)
  let limits = FuzzLimits.small
  guard let header = try? JPEGDecoder.header(of: data, limits: limits) else { return }
  let eighths = [1, 2, 4, 8][count % 4]
  let conversion = JPEGDecoder.color(of: data, header: header).conversion()
  _ = try? JPEGDecoder.decodeRows(
    of: data, header: header, eighths: eighths, limits: limits, conversion: conversion
  ) { row in row[0] = 0 }
  var (inOrder, apart) = (limits, limits)
  inOrder.maximumHeldBytes = .max
  apart.maximumHeldBytes = 0
  let bitmap = try? JPEGDecoder.decode(data, limits: inOrder)
  // The image does not depend on how its scans are read.
  precondition(bitmap == (try? JPEGDecoder.decode(data, limits: apart)))
}
