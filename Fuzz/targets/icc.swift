import Foundation

@testable import ImageCodecs

/// A colour profile, and the conversion of a row of every gray.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  CPUTimeLimit.measuring(atMost: 2) { attempt(bytes, count) }
  return 0
}

private func attempt(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  guard let profile = try? ColorProfile(Data(bytes: bytes, count: count)),
    let conversion = ColorConversion(from: profile)
  else { return }
  var row = (0..<1024).map { UInt8($0 / 4) }
  row.withUnsafeMutableBufferPointer { conversion.convert($0) }
  // Pixels of inks become opaque.
  let isOpaque = conversion.isOfInks
  precondition((0..<256).allSatisfy { row[$0 * 4 + 3] == (isOpaque ? 255 : UInt8($0)) }, "alpha has changed")
}
