import Foundation
import ImageCodecs

/// A JPEG's segments while the metadata is cut out: what comes out must lead to the same pixels.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: bytes, count: count)
  guard let bare = JPEGSegments.withoutMetadata(data) else { return 0 }
  precondition(bare.count <= data.count, "cutting out made the file longer")
  precondition(JPEGSegments.withoutMetadata(bare) == bare, "there was more to cut out")
  return 0
}
