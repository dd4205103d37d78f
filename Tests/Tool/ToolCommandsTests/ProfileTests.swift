import Diagnostics
import Foundation
import Synchronization
import Testing
import ToolReports

struct ProfileTests {
  private struct Trace: Decodable {
    struct Arguments: Decodable { let allocations: Int? }

    struct Event: Decodable {
      let name: String
      let ph: String
      let tid: Int
      let ts: Double?
      let dur: Double?
      let args: Arguments?

      /// Whether the other event is within this one.
      func contains(_ other: Event) -> Bool {
        guard let ts, let dur, let start = other.ts, let length = other.dur, tid == other.tid else { return false }
        return ts <= start && start + length <= ts + dur
      }
    }

    let traceEvents: [Event]

    func event(_ name: String, track: Int = 1) throws -> Event {
      try #require(traceEvents.first { $0.name == name && $0.tid == track && $0.ph == "X" }, "\(name)")
    }
  }

  private func trace(_ data: Data?) throws -> Trace { try JSONDecoder().decode(Trace.self, from: #require(data)) }

  @Test func `a picture's stages are printed and written as nested events`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["render", "clock", "-o", "x.png", "--profile", "--trace", "t.json"])
    #expect(run.exitCode == 0 && run.text == "x.png\n")
    _ = try await bench.run(["render", "clock", "--at", ToolBench.date, "-o", "plain.png"])
    let trace = try trace(bench.data("t.json"))
    for (outer, inner) in [
      ("lowering", "views"), ("lowering", "layout"), ("drawing", "painting"), ("drawing", "encoding"),
    ] {
      #expect(try trace.event(outer).contains(try trace.event(inner)), "\(outer) \(inner)")
      #expect(run.errors.contains("  \(outer)\n") && run.errors.contains("    \(inner)\n"), "\(run.errors)")
    }
    let order = ["loading", "arguments", "world", "bundle", "settings", "provider", "lowering", "drawing", "writing"]
    let starts = try order.map { try #require(try trace.event($0).ts) }
    #expect(starts == starts.sorted() && starts.first == 0)
    #expect(!(try trace.event("lowering").contains(try trace.event("drawing"))))
    #expect(try #require(try trace.event("lowering").args?.allocations) > 100)
  }

  @Test func `profiling changes no pixel`() async throws {
    let bench = try ToolBench()
    let words = ["render", "calendar", "--at", ToolBench.date, "--device", "ipad-air", "-o"]
    #expect(try await bench.run(words + ["a.png", "--profile"]).exitCode == 0)
    #expect(try await bench.run(words + ["b.png"]).exitCode == 0)
    #expect(bench.data("a.png") == bench.data("b.png") && bench.data("a.png") != nil)
  }

  @Test func `a batch has a track for each line`() async throws {
    let bench = try ToolBench()
    let line = #"{"kind": "clock", "output": "x.png"}"# + "\n"
    let run = try await bench.run(
      ["render", "--batch", "--profile", "--trace", "t.json"], input: Data((line + line).utf8))
    #expect(run.exitCode == 0)
    let trace = try trace(bench.data("t.json"))
    for track in [2, 3] {
      let picture = try trace.event("picture", track: track)
      for name in ["bundle", "provider", "views", "encoding"] {
        #expect(picture.contains(try trace.event(name, track: track)), "\(name)")
      }
    }
    #expect(run.errors.contains("picture ×2\n"))
  }

  @Test func `a trace that cannot be written is an error, and the picture is there`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["render", "clock", "-o", "x.png", "--trace", "none/t.json"])
    #expect(run.exitCode == 73 && run.errors.contains("none/t.json"))
    #expect(bench.data("x.png") != nil)
    #expect(try await bench.run(["render", "clock", "-o", "x.png", "--trace", ""]).exitCode == 64)
    let one = try await bench.run(["render", "clock", "-o", "y.png", "--trace", "./y.png"])
    #expect(one.exitCode == 64 && one.errors.contains("--output and --trace must be different files"))
  }

  @Test func `equal stages are added up below the stage that contains them`() {
    let used = Mutex(0)
    let recorder = StageRecorder {
      used.withLock { used in
        used += 1024
        return StageRecorder.Usage(heapBytes: used, newPages: used / 512, allocations: used / 1024)
      }
    }
    for track in 1...2 {
      let outer = recorder.begin()
      let inner = recorder.begin()
      recorder.end("inner", since: inner, track: track)
      recorder.end("outer", since: outer, track: track)
    }
    let lines = StageReport(recorder).table.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[1].hasSuffix("6            6         12  outer ×2"), "\(lines[1])")
    #expect(lines[2].hasSuffix("2            2          4    inner ×2"), "\(lines[2])")
  }
}
