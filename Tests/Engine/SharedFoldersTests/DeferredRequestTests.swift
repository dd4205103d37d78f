import Foundation
import SharedFolders
import SystemIO
import Testing

/// Deferred requests; times are seconds from a start.
final class DeferredRequestTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-deferred-\(UUID())")
  private let start = Date(timeIntervalSince1970: 1_795_248_000)
  private var requests: ReloadRequests { ReloadRequests(folder: folder) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func ask(_ kind: String? = "a", from date: TimeInterval, at now: TimeInterval) throws {
    try requests.request(forKind: kind, notBefore: start + date, now: start + now)
  }

  private func token(_ kind: String = "a", at now: TimeInterval) -> String { requests.tokens(at: start + now)[kind] }

  private func wait(_ kind: String = "a", at now: TimeInterval) -> TimeInterval? {
    requests.tokens(at: start + now).pendingUntil(kind)?.timeIntervalSince(start)
  }

  private func put(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "later-kind-a"))
  }

  @Test func `requests are readable only by their owner, also in a folder of earlier releases`() throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    try ask(from: 2, at: 0)
    try requests.request(forKind: "a")
    let modes = try ["", "kind-a", "later-kind-a"].map { name in
      try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)[.posixPermissions] as? Int
    }
    #expect(modes == [0o700, 0o600, 0o600])
  }

  @Test func `a deferred request is current from its date on, and is pending until then`() throws {
    try ask(from: 2, at: 0)
    #expect(token(at: 0) == "" && token(at: 1.999) == "" && token(at: 2) != "" && token(at: 900) == token(at: 2))
    #expect(wait(at: 1) == 2 && wait(at: 2) == nil && wait("b", at: 1) == nil)
    #expect(requests.tokens(at: start).digits != requests.tokens(at: start + 2).digits)
  }

  @Test func `a later request replaces the pending one, and withdrawing removes it`() throws {
    try ask(from: 2, at: 0)
    try ask(from: 3.5, at: 1.5)
    #expect(token(at: 3) == "" && wait(at: 3) == 3.5 && token(at: 3.5) != "")
    try requests.withdraw(forKind: "a", at: start + 3)
    #expect(token(at: 900) == "" && wait(at: 3) == nil)
  }

  @Test func `a current request is neither lost nor repeated by a later one`() throws {
    try ask(from: 2, at: 0)
    let served = token(at: 2)
    try ask(from: 5, at: 3)
    #expect(token(at: 3) == served && token(at: 5) != served)
    try requests.withdraw(forKind: "a", at: start + 4)
    #expect(token(at: 4) == served && token(at: 900) == served)
    // Nothing is pending, so nothing is written.
    let before = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "later-kind-a").path)
    try requests.withdraw(forKind: "a", at: start + 5)
    let after = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "later-kind-a").path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func `an immediate and a deferred request do not overwrite each other`() throws {
    try ask(from: 2, at: 0)
    try requests.request(forKind: "a", outlivesPowerCuts: false)
    let atOnce = token(at: 0)
    #expect(atOnce != "" && wait(at: 0) == 2 && token(at: 2) != atOnce && token(at: 2) != "")
    try requests.withdraw(forKind: "a", at: start + 1)
    #expect(token(at: 1) == atOnce && token(at: 900) == atOnce)
    try ask(from: 8, at: 6)
    #expect(token(at: 6) == atOnce && token(at: 8) != atOnce)
    try requests.request(forKind: nil, outlivesPowerCuts: false)
    #expect(token(at: 6) != atOnce && wait(at: 6) == 8)
  }

  @Test func `a request for all widgets can be deferred, too`() throws {
    try ask(nil, from: 2, at: 0)
    #expect(wait("b", at: 0) == 2 && token("b", at: 0) == "" && token("b", at: 2) != "")
    try ask("b", from: 1, at: 0)
    #expect(wait("b", at: 0) == 1 && wait("c", at: 0) == 2)
  }

  @Test func `setting the clock back does not delay a request`() throws {
    try ask(from: 2, at: 0)
    #expect(wait(at: -3600) == nil && token(at: -3600) != "")
    #expect(wait(at: -58) == 2 && wait(at: -59) == nil)
    // The delay is limited.
    try ask(from: 1e9, at: 10)
    #expect(wait(at: 10) == 40)
    try ask(from: .nan, at: 20)
    #expect(wait(at: 20) == nil && token(at: 20) != "")
  }

  @Test(arguments: [
    "", " ", "abc", "abc def", "abc 99999999999999999999999", "abc 9223372036854775807", "abc -9223372036854775808",
    "abc nan x", "a b c d", "\u{0}\u{1}", "☃ 12", "abc 1795248002000 x y", " 1795248002000",
    String(repeating: "z", count: 65),
  ]) func `invalid contents do not delay anything`(text: String) throws {
    try put(text)
    for now in [-1e6, 0, 1e6] { #expect(wait(at: now) == nil && token(at: now) == token(at: 0)) }
    // It does not affect other requests.
    let before = token(at: 10)
    try ask(from: 12, at: 10)
    #expect(wait(at: 10) == 12 && token(at: 10) == before && token(at: 12) != before)
    try requests.withdraw(forKind: "a", at: start + 11)
    #expect(token(at: 13) == before)
  }

  @Test func `without deferred requests, tokens are unchanged`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("abc".utf8).write(to: folder.appending(path: "kind-a"))
    #expect(token(at: 0) == "abc+")
    try Data("def".utf8).write(to: folder.appending(path: "all"))
    #expect(token(at: 0) == "abc+def")
    try ask(from: 2, at: 0)
    #expect(token(at: 1) == "abc+def")
    try requests.withdraw(forKind: "a", at: start + 1)
    #expect(token(at: 9) == "abc+def")
  }

  @Test func `a folder that cannot be written is an error`() throws {
    try Data().write(to: folder)
    #expect(throws: AtomicFileError.self) { try ask(from: 2, at: 0) }
  }
}
