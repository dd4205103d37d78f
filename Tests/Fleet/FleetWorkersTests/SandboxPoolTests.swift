import DrawingSessions
import Foundation
import Scheduling
import Testing

@testable import FleetWorkers

/// Tools of a worker in their sandboxes.
@Suite(.enabled(if: SandboxBench.isPossible, SandboxBench.need))
struct SandboxPoolTests {
  private func bench() throws -> SandboxBench {
    let bench = try SandboxBench()
    try bench.addTool("probe", SandboxBench.probe)
    return bench
  }

  @Test func `an owner's tool reads the data of that owner only`() throws {
    let bench = try bench()
    let paths = try ["ann", "ben"].map { owner in
      let data = [(path: "group/file", contents: Data(owner.utf8))]
      return try FolderCache(of: owner, in: bench.options.ownersFolder).store(data, as: Data(owner.utf8))
    }
    let pool = try bench.pool()
    for (owner, own, other) in [("ann", paths[0], paths[1]), ("ben", paths[1], paths[0])] {
      #expect(try pool.result(of: "read \(own)/group/file", owner: owner) == "ok")
      #expect(try pool.result(of: "read \(other)/group/file", owner: owner) == "EACCES")
      #expect(try pool.result(of: "list \(bench.options.ownersFolder.path)", owner: owner) == "EACCES")
      #expect(try pool.result(of: "write \(own)/group/file", owner: owner) == "EACCES")
    }
    // What comes later.
    let later = try FolderCache(of: "ann", in: bench.options.ownersFolder)
      .store([(path: "file", contents: Data("later".utf8))], as: Data("later".utf8))
    #expect(try pool.result(of: "read \(later)/file", owner: "ann") == "ok")
    #expect(try pool.result(of: "read \(later)/file", owner: "ben") == "EACCES")
  }

  @Test func `a widget without data is drawn in a sandbox, too`() throws {
    let bench = try bench()
    let pool = try bench.pool()
    #expect(try pool.result(of: "read \(bench.path("secret"))", owner: "ann", hasData: false) == "EACCES")
    #expect(try pool.result(of: "socket \(AF_INET)", owner: "ann", hasData: false) == "EACCES")
  }

  @Test func `tools see neither each other's files nor the worker's variables`() throws {
    let bench = try bench()
    let pool = try bench.pool()
    let variables = try pool.result(of: "environment", owner: "ann").split(separator: " ").map {
      $0.prefix { $0 != "=" }
    }
    let known: Set<Substring> = [
      "LANG", "TZ", "PATH", "HOME", "TMPDIR", "ALMANAC_HOME", "ALMANAC_SANDBOX", "ALMANAC_FETCH_RELAY",
      "SWIFT_BACKTRACE",
    ]
    #expect(Set(variables).subtracting(known) == [])
    let folders = try FileManager.default.contentsOfDirectory(atPath: bench.path("work"))
    #expect(folders.count == 1)
    #expect(try pool.result(of: "list \(bench.path("work"))/\(folders[0])", owner: "ann") == "ok")
    #expect(try pool.result(of: "list \(bench.path("work"))/\(folders[0])", owner: "ben") == "EACCES")
  }

  @Test func `a tool that stores too much is ended, and its files are removed`() throws {
    let bench = try bench()
    bench.options.limits.storage = 4 << 20
    do {
      let pool = try bench.pool()
      #expect(try pool.result(of: "fill-forever", owner: "ann").contains("exceed the limits"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: bench.path("work")) == [])
      #expect(try pool.result(of: "thread", owner: "ann") == "ok")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.path("work")) == [])
  }

  @Test func `a tool draws the same in the sandbox`() throws {
    let bench = try SandboxBench()
    try bench.addTool("other", SandboxBench.sandbox.launcher)
    let request = #"{"kind": "clock", "family": "small", "time-zone": "GMT", "locale": "de_DE"}"#
    let inside = try bench.pool().answer("other", request, owner: "ann")
    bench.options.sandbox = nil
    let outside = try bench.pool().answer("other", request, owner: "ann")
    // Their names have the dates of entries, with the time that it took until then.
    let pictures = [inside, outside].map { Set($0.frames.map(\.picture)) }
    #expect(!pictures[0].isEmpty && pictures[0] == pictures[1])
    #expect(inside.diagnostics == outside.diagnostics)
  }

  @Test func `without Landlock, other programs are left to other workers`() throws {
    let bench = try bench()
    let tools = try FleetTools(folder: bench.url("tools"))
    func worker(_ sandbox: ToolSandbox?) throws -> FleetWorker {
      bench.options.sandbox = sandbox
      return try FleetWorker(tools, bench.options) { _ in }
    }
    let (old, foreign) = (ToolSandbox(launcher: "", landlock: 0), ToolSandbox(launcher: "", hasFilter: false))
    for sandbox in [old, foreign] {
      let worker = try worker(sandbox)
      #expect(worker.tools.foreignNames == [] && worker.tools.names.contains(FleetTools.ownName))
      #expect(try #require(worker.problem).hasPrefix("not used: probe: the kernel has no "))
    }
    #expect(try worker(nil).tools.foreignNames == ["probe"] && worker(nil).problem == "not in a sandbox: probe")
    #expect(try worker(SandboxBench.sandbox).tools.foreignNames == ["probe"])
    #expect(try worker(SandboxBench.sandbox).problem == nil)
  }
}
