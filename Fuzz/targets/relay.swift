import Foundation

@testable import HTTPFetching

/// Messages of a program without network, and the answers.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: bytes, count: count)
  CPUTimeLimit.measuring(atMost: 2) {
    if let request = try? RelayRequest(data) {
      precondition(request.data == data && (try? RelayRequest(request.data)) == request, "a request changes")
      let lines = [request.address, request.userAgent] + request.headers
      precondition(!lines.contains { $0.utf8.contains { $0 < 0x20 } }, "a request has a line break")
    }
    if let answer = try? RelayAnswer(data) {
      precondition((try? RelayAnswer(answer.data))?.data == answer.data, "an answer changes")
    }
  }
  return 0
}
