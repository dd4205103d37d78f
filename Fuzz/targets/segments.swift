import Foundation
import ImageCodecs

/// A JPEG's segments while the metadata is cut out: what comes out must lead to the same pixels.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  ProcessorBound.measuring(atMost: 2) { attempt(bytes, count) }
  return 0
}

private func attempt(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  let data = Data(bytes: bytes, count: count)
  guard let bare = JPEGSegments.withoutMetadata(data) else { return }
  precondition(bare.count <= data.count, "cutting out made the file longer")
  precondition(JPEGSegments.withoutMetadata(bare) == bare, "there was more to cut out")
}
