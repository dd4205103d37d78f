import Foundation

/// A title: six bytes of text settings, the rest is its text.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count >= TextPage.Setting.byteCount else { return 0 }
  let input = UnsafeBufferPointer(start: bytes, count: count)
  let text = String(decoding: input.dropFirst(TextPage.Setting.byteCount), as: UTF8.self)
  let setting = TextPage.Setting(input.prefix(TextPage.Setting.byteCount))
  CPUTimeLimit.measuring { TextPage.shared.draw([text], setting) }
  return 0
}
