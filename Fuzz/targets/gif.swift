import Foundation
import Graphics
import ImageCodecs

/// A GIF's header and the rows of its first frame.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  CPUTimeLimit.measuring(atMost: 2) { attempt(bytes, count) }
  return 0
}

private func attempt(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  let data = Data(bytes: bytes, count: count)
  guard let header = try? GIFDecoder.header(of: data, limits: FuzzLimits.small) else { return }
  try? GIFDecoder.decodeRows(of: data, header: header) { row in
    precondition(row.count == header.pixelSize.width * 4, "wrong row length")
  }
}
