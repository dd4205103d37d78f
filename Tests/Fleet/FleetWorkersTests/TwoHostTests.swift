import DatabaseDriving
import FleetStore
import Foundation
import SystemIO
import Testing

/// A worker on a host of its own: a network namespace, whose only way to the database can be cut.
@Suite(.enabled(if: PostgresServer.isInstalled && Host.isPossible, "needs PostgreSQL, and root for network namespaces"))
struct TwoHostTests {
  @Test func `a host that is cut off and joined again does no harm, and goes on`() throws {
    let bench = try WorkerBench()
    let host = try Host(to: bench.server.port)
    defer { host.remove() }
    bench.address = bench.server.uri(bench.name).replacingOccurrences(
      of: "127.0.0.1:\(bench.server.port)", with: "\(host.gateway):\(bench.server.port)")
    try bench.placeWidgets(30)
    let remote = try bench.start(["--lease", "1"], through: host.starter)
    try bench.waitUntil("SELECT count(*) > 3 FROM almanac.slots WHERE picture IS NOT NULL", is: "t")
    try host.cut()
    bench.address = bench.server.address(bench.name)
    let local = try bench.start(["--lease", "1"])
    try bench.waitForPictures(30)
    _ = try bench.query("SELECT almanac.reload(ARRAY(SELECT id FROM almanac.widgets), 'while it was cut off')")
    try bench.waitUntil("SELECT count(*) FROM almanac.reloads WHERE date <= now()", is: "0")
    let asked = try bench.query("SELECT min(asked) FROM almanac.slots")
    #expect(bench.end(local) == .exit(0))
    try host.join()
    // Only the other host draws now.
    _ = try bench.query("SELECT almanac.reload(ARRAY(SELECT id FROM almanac.widgets), 'joined')")
    // At most once a second.
    try bench.waitUntil("SELECT count(*) FROM almanac.slots WHERE asked <= '\(asked)'", is: "0")
    #expect(bench.end(remote) == .exit(0))
    let (stored, drawn) = try bench.pictures()
    #expect(stored.count == 30 && stored == drawn)
  }
}

/// A network namespace with a link to this one.
private final class Host {
  private static let program = "/usr/sbin/ip"

  static var isPossible: Bool { geteuid() == 0 && access(program, X_OK) == 0 && access("/usr/bin/socat", X_OK) == 0 }

  private let name: String
  private let relay: ChildProcess
  /// The address of this machine for the host.
  let gateway: String

  /// - Parameter port: The port of this machine's loopback interface that the host reaches.
  init(to port: Int) throws {
    let number = Int.random(in: 1..<250)
    name = "almanac\(number)"
    gateway = "10.213.\(number).1"
    for words in [
      "netns add \(name)", "link add \(name)a type veth peer name \(name)b netns \(name)",
      "address add \(gateway)/24 dev \(name)a", "link set \(name)a up",
      "-n \(name) address add 10.213.\(number).2/24 dev \(name)b", "-n \(name) link set \(name)b up",
      "-n \(name) link set lo up",
    ] { try Self.run(words) }
    relay = try ChildProcess(
      "/usr/bin/socat", ["TCP-LISTEN:\(port),bind=\(gateway),fork,reuseaddr", "TCP:127.0.0.1:\(port)"],
      environment: [:],
      leadsGroup: true)
  }

  private static func run(_ words: String) throws {
    let exit = try ChildProcess(program, words.split(separator: " ").map(String.init), environment: [:]).wait()
    if exit != .exit(0) { throw CocoaError(.executableLoad) }
  }

  /// The words before a command that runs on the host.
  var starter: [String] { [Self.program, "netns", "exec", name] }

  func cut() throws { try Self.run("link set \(name)a down") }

  func join() throws { try Self.run("link set \(name)a up") }

  func remove() {
    kill(-relay.identifier, SIGKILL)
    _ = relay.wait()
    try? Self.run("link delete \(name)a")
    try? Self.run("netns delete \(name)")
  }
}
