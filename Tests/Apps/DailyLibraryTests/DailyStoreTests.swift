import Diagnostics
import Foundation
import Graphics
import SharedFolders
import Testing

@testable import DailyLibrary

/// Sources, files, stored data, and reload dates.
@Suite struct DailyStoreTests {
  private let folder: DailyFolder

  init() throws { folder = try DailyFolder() }

  private func edition(of name: String = "today.json", _ choice: DailyChoice = DailyChoice(unitLimit: 3)) async
    -> (value: DailyEdition?, diagnostics: [Diagnostic])
  {
    await Daily.asked(nil) { await folder.store.edition(of: folder.path(name), showing: choice, now: Daily.now) }
  }

  @Test func `a source is an absolute path or a URL`() throws {
    #expect(try DailySource("/a/./b.json") == .file(path: "/a/b.json"))
    #expect(try DailySource("b.json", relativeTo: "/a") == .file(path: "/a/b.json"))
    #expect(try DailySource("file:///a/b.json") == .file(path: "/a/b.json"))
    #expect(try DailySource("https://u:p@example.org/b?key=1").name == "https://example.org/b?key=…")
    for text in ["", "b.json", "ftp://example.org/a", "http:// x"] {
      #expect(throws: DailyError.self) { try DailySource(text) }
    }
  }

  @Test func `widgets show the stored source`() async throws {
    let store = folder.store
    #expect(try store.source() == nil)
    let (none, quiet) = await Daily.asked(nil) {
      await store.edition(showing: DailyChoice(unitLimit: 3), now: Daily.now)
    }
    #expect(none == nil && quiet == [])
    try folder.put("{\"title\": \"Set\"}")
    let source = DailySource.file(path: folder.path("today.json"))
    try store.set(source)
    #expect(try store.source() == source)
    let set = await store.edition(showing: DailyChoice(unitLimit: 3), now: Daily.now)
    #expect(set?.content.title == "Set")
    #expect(store.availableData()?.content.title == "Set")
    try Data("{}".utf8).write(to: store.container.appending(path: "source.json"))
    #expect(throws: DailyError.self) { try store.source() }
  }

  @Test func `a source with a password is readable by its owner only, even from an earlier release`() throws {
    let store = folder.store
    func permissions(_ name: String) throws -> Int? {
      let path = store.container.appending(path: name).path
      return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    try store.set(DailySource("https://user:word@example.org/daily.json"))
    #expect(try permissions("source.json") == 0o600 && permissions("") == 0o700)
    chmod(store.container.appending(path: "source.json").path, 0o644)
    chmod(store.container.path, 0o755)
    _ = try store.source()
    #expect(try permissions("source.json") == 0o600 && permissions("") == 0o700)
  }

  @Test func `the error of a file that is not JSON says what it is`() throws {
    let source = DailySource.file(path: folder.url.path)
    let error = #expect(throws: DailyError.self) { try DailyReading(contentsOf: source) }
    #expect(error?.description == "\(source.name): cannot be read: is a folder, not a JSON file")
    try folder.put("x", "group")
    #expect(throws: DailyError.self) { try folder.store.source() }
  }

  @Test func `a truncated picture is named by its file`() async throws {
    let png = try Daily.png(30)
    try folder.put(png, "whole.png")
    try folder.put(png.prefix(png.count - 20), "cut.png")
    try folder.put("{\"icon\": \"whole.png\", \"logo\": \"cut.png\", \"background\": \"cut.png\"}")
    let (found, diagnostics) = await edition()
    #expect(found?.pictures.keys.map(\.location) == ["whole.png"])
    #expect(diagnostics.map(\.id) == ["daily.picture-missing"])
    #expect(diagnostics.first?.subject == folder.path("cut.png"))
    let data = try #require(found?.content)
    #expect(DailyData(content: data).checkImages(in: .file(path: folder.path("today.json"))) == 1)
  }

  @Test func `reloads are requested by kind`() throws {
    let requests = DataHome.requests(in: folder.url)
    #expect(requests.tokens(at: Daily.now)["daily"].isEmpty)
    try DailyReload.request(home: folder.url)
    #expect(!requests.tokens(at: Daily.now)["daily"].isEmpty && requests.tokens(at: Daily.now)["comic"].isEmpty)
  }

  @Test func `the last valid data replace a missing or damaged file`() async throws {
    try folder.put("{\"title\": \"Good\"}")
    #expect(await edition().value?.content.title == "Good")
    try folder.put("{\"title\": ")
    var (found, diagnostics) = await edition()
    #expect(found?.content.title == "Good" && diagnostics.map(\.id) == ["daily.data-kept"])
    try FileManager.default.removeItem(atPath: folder.path("today.json"))
    (found, diagnostics) = await edition()
    #expect(found?.content.title == "Good" && diagnostics.map(\.id) == ["daily.data-kept"])
    #expect(folder.store.availableData(of: folder.path("today.json"))?.content.title == "Good")
    #expect(await edition(of: "other.json").diagnostics.map(\.id) == ["daily.data-missing"])
  }

  @Test func `the last valid data are written when they change, and a damaged copy is ignored`() async throws {
    try folder.put("{\"title\": \"Good\"}")
    _ = await edition()
    let kept = folder.store.container.appending(path: "kept")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: kept.path).first)
    let file = kept.appending(path: name)
    let old = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    _ = await edition()
    #expect(try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate == old)
    try Data("damaged".utf8).write(to: file)
    try folder.put("{\"title\": ")
    #expect(await edition().value == nil)
  }

  @Test func `files are found only in the folder of the data`() async throws {
    let png = try Daily.png(3)
    try FileManager.default.createDirectory(atPath: folder.path("in/sub"), withIntermediateDirectories: true)
    for name in ["in/a.png", "in/sub/b.png", "secret.png"] { try folder.put(png, name) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("in/link.png"), withDestinationPath: folder.path("secret.png"))
    let names = [
      "a.png", "sub/b.png", "../secret.png", folder.path("secret.png"), "link.png", "gone.png", "file:///etc/a.png",
      "sub",
    ]
    let units = names.map { "{\"title\": \"\($0)\", \"picture\": \"\($0)\"}" }.joined(separator: ",")
    try folder.put("{\"units\": [\(units)]}", "in/today.json")
    let (found, diagnostics) = await edition(of: "in/today.json", DailyChoice(unitLimit: 9))
    #expect(Set(found?.pictures.keys.map(\.location) ?? []) == ["a.png", "sub/b.png"])
    #expect(diagnostics.count == 6 && diagnostics.allSatisfy { $0.id == "daily.picture-missing" })
    // None of these failures is temporary.
    #expect(found?.isComplete == true)
  }

  @Test func `the chosen mode, units and logo are shown`() async throws {
    try folder.put(
      """
      {"title": "Main", "logo": "l.png", "units": [{"title": "a"}, {"title": "b"}, {"title": "c"}],
       "modes": [{"id": "m", "name": "Mode", "title": "Other"}]}
      """)
    var choice = DailyChoice(mode: "m", picks: ["c", "1"], unitLimit: 3, showsLogo: false)
    var (found, diagnostics) = await edition(choice)
    #expect(found?.content.title == "Other" && found?.mode == "m" && found?.content.logo == nil)
    #expect(found?.content.units.map(\.title) == ["c", "a"] && diagnostics == [])
    choice = DailyChoice(mode: "gone", picks: ["z", "0", "9223372036854775807"], unitLimit: -1)
    (found, diagnostics) = await edition(choice)
    #expect(found?.content.title == "Main" && found?.mode == nil && found?.content.units == [])
    #expect(diagnostics.filter { $0.id == "daily.choice-missing" }.count == 4)
  }

  @Test(
    arguments: [
      (nil, true, "2026-11-22T00:00:00Z"), (nil, false, "2026-11-21T08:30:00Z"),
      ("2026-11-21T12:00:00Z", true, "2026-11-21T12:00:00Z"), ("2026-11-21T08:10:00Z", false, "2026-11-21T08:10:00Z"),
      ("2026-11-21T08:00:00Z", true, "2026-11-22T00:00:00Z"), ("2999-01-01T00:00:00Z", true, "2026-11-28T08:00:00Z"),
    ] as [(String?, Bool, String)])
  func `the next reload is at the date of the data, at midnight, or soon after a failure`(
    _ own: String?, isComplete: Bool, expected: String
  ) throws {
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    let next = try own.map { try Date($0, strategy: .iso8601) }
    let edition = DailyEdition(content: DailyContent(), nextUpdate: next, isComplete: isComplete)
    #expect(edition.nextReload(after: Daily.now, in: utc).formatted(.iso8601) == expected)
  }

  @Test func `midnight is local, even on a day without one`() throws {
    var cairo = Calendar(identifier: .gregorian)
    cairo.timeZone = try #require(TimeZone(identifier: "Africa/Cairo"))
    // On 24 April 2026 the clock changes from 0:00 to 1:00.
    let evening = try Date("2026-04-23T18:00:00Z", strategy: .iso8601)
    let next = DailyEdition(content: DailyContent()).nextReload(after: evening, in: cairo)
    #expect(next.formatted(.iso8601) == "2026-04-23T22:00:00Z")
  }
}
