import DrawingSessions
import Foundation
import JSONText
import RequestReading

/// A request to the server, a field a line: path, host, origin, tags, date, token, and options of a picture.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  CPUTimeLimit.measuring(atMost: 2) {
    let lines = text.split(separator: "\n", maxSplits: 6, omittingEmptySubsequences: false).map(String.init)
    func field(_ index: Int) -> String { lines.indices.contains(index) ? lines[index] : "" }
    checkPath(field(0))
    checkHost(field(1), field(2))
    checkConditions(field(3), field(4))
    checkToken(field(5))
    checkOptions(field(6))
  }
  return 0
}

private func checkPath(_ text: String) {
  guard let address = PublishedAddress(text), PublishedAddress.isSlot(address.path) else { return }
  let path = URL(fileURLWithPath: "/o/\(address.path)").standardized.path
  let depth = address.path == PublishedAddress.wallpaper ? 3 : 4
  precondition(path.hasPrefix("/o/") && path.split(separator: "/").count == depth - 1, "the path leads elsewhere")
}

private func checkHost(_ host: String, _ origin: String) {
  let name = HostName.name(in: host)
  if HostName.isValid(host), HostName.isLoopback(name) {
    let rest = host.dropFirst(name.count)
    precondition(host.lowercased().hasPrefix(name) && (rest.isEmpty || rest.hasPrefix(":")), "another host is local")
  }
  if HostName.isSame(origin, host) { precondition(origin.hasSuffix(host), "another origin is the same") }
}

private func checkConditions(_ tags: String, _ date: String) {
  let (tag, modified) = ("\"0\"", Date(timeIntervalSince1970: 1_795_248_000))
  func isKnown(_ tags: String?, _ date: String?) -> Bool {
    RequestConditions(noneMatch: tags, modifiedSince: date).isKnown(tag, modifiedAt: modified)
  }
  if isKnown(tags, nil) { precondition(tags == "*" || tags.contains(tag), "an unknown tag is known") }
  precondition(isKnown(tags, date) == isKnown(tags, nil), "a date counts beside tags")
  precondition(isKnown("\(tags),\(tag)", nil), "a tag is not found behind others")
  _ = isKnown(nil, date)
}

private func checkToken(_ header: String) {
  let token = "0123456789abcdef"
  if BearerToken.matches(header, token) {
    precondition(header.utf8.count == token.utf8.count + 7 && header.hasSuffix(token), "another token matches")
  }
  precondition(BearerToken.matches("Bearer \(token)", token) && !BearerToken.matches("Bearer \(header)x", token))
}

/// The request to the process that draws is one line, and says what the address does.
private func checkOptions(_ text: String) {
  let query = text.split(separator: "&").map { part in
    let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (words[0], words.count > 1 ? words[1] : "")
  }
  let request = JSONValue.object(PictureAddress(query, startingAt: "2026-11-21").request("draw"))
  let line = request.text(indentation: nil)
  precondition(!line.utf8.contains(UInt8(ascii: "\n")), "a request has several lines")
  precondition(
    (try? JSONDocument(Array(line.utf8))).map { JSONValue($0.root) } == request, "a request is read differently")
}
