import Foundation
import JSONText
import ServerDriving
import Testing

/// The server over the bundled widgets, as programs and other pages see it.
@Suite(.serialized)
struct PreviewServerTests {
  @Test func `pictures, their images and errors are answers`() async throws {
    let bench = try await PreviewBench()
    _ = try await bench.event("drawn")
    let state = try await bench.get("api/state").object
    #expect(state["title"] == .string("Bundled widgets"))
    guard case .array(let widgets) = state["widgets"] else { throw ServerProcessError(reason: "no widgets") }
    #expect(widgets.count > 10)

    let at = "2026-11-24T09:00:00Z"
    let query = "kind=clock&family=systemSmall&at=\(at)&shown-at=2026-11-24T09:30:20Z&tree=true&time-zone=GMT"
    let picture = try await bench.get("api/picture?\(query)").object
    #expect(picture["entryDate"] == .string("2026-11-24T09:30:00Z"))
    #expect(
      picture["command"]
        == .string(
          "almanac render clock --family systemSmall --at \(at) --shown-at 2026-11-24T09:30:20Z --time-zone GMT "
            + "-o picture.png"))
    guard case .object(let tree) = picture["tree"], case .array(let frame) = tree["frame"] else {
      throw ServerProcessError(reason: "no tree")
    }
    #expect(frame.count == 4)
    let image = try await bench.get(try PreviewBench.text("image", of: picture))
    #expect(image.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(image.headers["cache-control"] == "max-age=31536000, immutable")

    let unknown = try await bench.get("api/picture?kind=clok")
    #expect(unknown.status == 422)
    #expect(
      try PreviewBench.text("error", of: unknown.object).hasPrefix("unknown widget 'clok'. Did you mean 'clock'?"))
    #expect(try await bench.get("api/picture?kind=clock&scheme=blue").status == 422)
  }

  @Test func `other hosts, other pages and other files are refused`() async throws {
    let bench = try await PreviewBench()
    #expect(try await bench.get("").status == 200)
    #expect(try await bench.get("", ["Host": "attacker.example"]).status == 421)
    let body = #"{"query": {"kind": "clock"}, "intent": 0}"#
    #expect(
      try await bench.post("api/perform", body, ["Origin": "http://attacker.example", "x-almanac": "1"]).status == 403)
    #expect(try await bench.post("api/perform", body, [:]).status == 403)
    #expect(try await bench.post("api/perform", "nonsense").status == 400)
    for name in ["..%2F..%2Fetc%2Fpasswd", "0.png", "%00"] {
      #expect(try await bench.get("api/images/\(name)").status >= 400)
    }
    let page = try await bench.get("")
    #expect(page.headers["content-security-policy"]?.contains("default-src 'self'") == true)
  }

  @Test func `many pictures at once are all answered`() async throws {
    let bench = try await PreviewBench()
    _ = try await bench.event("drawn")
    try await withThrowingTaskGroup { group in
      for minute in 0..<40 {
        group.addTask {
          try await bench.get(
            "api/picture?kind=clock&family=systemSmall&at=2026-11-24T09:\(minute + 10):00Z&time-zone=GMT")
        }
      }
      var dates: Set<String> = []
      for try await answer in group { dates.insert(try PreviewBench.text("entryDate", of: answer.object)) }
      #expect(dates.count == 40)
    }
  }

  @Test func `data of an app that change are new pictures`() async throws {
    let bench = try await PreviewBench()
    _ = try await bench.event("drawn")
    func generation() async throws -> JSONValue? { try await bench.get("api/state").object["generation"] }
    let before = try await generation()
    let file = bench.folder.appending(path: "home/groups/group.example/data.json")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: file)
    // The stream tells; a program may also ask.
    while try await generation() == before { await Task.yield() }
  }
}
