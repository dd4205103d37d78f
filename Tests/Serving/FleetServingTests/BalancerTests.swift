import DatabaseDriving
import Foundation
import RepositoryFiles
import ServerDriving
import SystemIO
import Testing

/// Two servers of a fleet behind nginx, as Docs/FleetServe.md configures it.
@Suite(.enabled(if: PostgresServer.isInstalled, "needs PostgreSQL; Scripts/bootstrap --tests installs it"))
struct BalancerTests {
  @Test(.enabled(if: Nginx.isExpected, "needs nginx; Scripts/bootstrap --tests installs it"))
  func `clients do not notice that a server ends`() async throws {
    let bench = try FleetBench()
    try bench.show("first", of: "anna", "kitchen")
    let name = "widgets.example.org"
    let servers = [
      try await FleetServer(bench.address, ["--name", name]), try await FleetServer(bench.address, ["--name", name]),
    ]
    let example = try Repository.example(in: "Docs/FleetServe.md", with: "upstream fleet")
      .replacing("/var/cache/nginx/almanac", with: "CACHE").replacing("listen 80;", with: "listen SOCKET;")
      .replacing("10.0.0.11:8780", with: "127.0.0.1:\(servers[0].port)")
      .replacing("10.0.0.12:8780", with: "127.0.0.1:\(servers[1].port)")
    let proxy = try Nginx(example, in: servers[0].process.folder.path)
    let address = "http://\(name)/anna/kitchen.png"
    let tag = try #require(try proxy.ask(address).field("etag"))
    #expect(try proxy.ask(address, ["-H", "If-None-Match: \(tag)"]).status == 304)
    for path in ["metrics", "reload/anna/kitchen"] { #expect(try proxy.ask("http://\(name)/\(path)").status == 404) }
    kill(servers[1].process.process.identifier, SIGKILL)
    // Another address each time, which no cache has.
    for number in 0..<6 {
      let answer = try proxy.ask("\(address)?\(number)")
      #expect(answer.status == 200 && answer.field("etag") == tag, "\(answer)")
    }
  }
}
