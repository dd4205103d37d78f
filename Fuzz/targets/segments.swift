import Foundation
import ImageCodecs

/// The removal of metadata from a JPEG, which must not change the pixels.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  CPUTimeLimit.measuring(atMost: 2) { attempt(bytes, count) }
  return 0
}

private func attempt(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  let data = Data(bytes: bytes, count: count)
  guard let bare = JPEGSegments.withoutMetadata(data) else { return }
  precondition(bare.count <= data.count, "removing metadata made the file longer")
  precondition(JPEGSegments.withoutMetadata(bare) == bare, "not all metadata were removed")
}
