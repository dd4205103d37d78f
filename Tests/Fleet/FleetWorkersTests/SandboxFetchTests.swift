import Foundation
import LoopbackServing
import RepositoryFiles
import Scheduling
import Testing

@testable import FleetWorkers

/// What tools in a sandbox fetch through the worker.
@Suite(.enabled(if: SandboxBench.isPossible, SandboxBench.need))
struct SandboxFetchTests {
  private func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      let name = request.path.split(separator: "/").last.map(String.init) ?? ""
      let data = try? Data(contentsOf: Repository.file("Assets/Daily/\(name)"))
      return data.map { .init(body: $0) } ?? .init(404)
    }
  }

  private func request(_ server: LoopbackServer, _ options: String) -> String {
    """
    {"kind": "daily", "family": "large", "time-zone": "GMT", "locale": "en_GB", \(options) \
    "set": {"source": "\(server.url("/today.json"))"}}
    """
  }

  private func pictures(_ answer: SlotAnswer) -> Set<Data> { Set(answer.frames.map(\.picture)) }

  @Test func `a tool draws remote images in the sandbox as outside`() throws {
    let (bench, server) = (try SandboxBench(), try server())
    defer { server.close() }
    try bench.addTool("other", SandboxBench.sandbox.launcher)
    let request = request(server, #""allow-host": "127.0.0.1","#)
    let inside = try bench.pool().answer("other", request, owner: "ann")
    let paths = Set(server.requests.map(\.path))
    #expect(paths.contains("/today.json") && paths.count > 1)
    bench.options.sandbox = nil
    let outside = try bench.pool().answer("other", request, owner: "ann")
    #expect(inside.diagnostics == outside.diagnostics && inside.failure == nil)
    #expect(!inside.frames.isEmpty && pictures(inside) == pictures(outside))
  }

  @Test(arguments: ["", #""allow-host": "127.0.0.1", "offline": true,"#])
  func `a widget that may not fetch fetches nothing`(options: String) throws {
    let (bench, server) = (try SandboxBench(), try server())
    defer { server.close() }
    try bench.addTool("other", SandboxBench.sandbox.launcher)
    let answer = try? bench.pool().answer("other", request(server, options), owner: "ann")
    #expect(server.requests.isEmpty)
    // Something says so.
    if let answer { #expect(answer.failure != nil || !answer.diagnostics.isEmpty) }
  }

  @Test func `a damaged request ends the tool, and not the worker`() throws {
    let bench = try SandboxBench()
    try bench.addTool("probe", SandboxBench.probe)
    let pool = try bench.pool()
    #expect(try pool.result(of: "damage", owner: "ann") == "the tool sent a request that cannot be read")
    #expect(try pool.result(of: "thread", owner: "ann") == "ok")
  }
}
