import Foundation
import ServerDriving
import SystemIO
import Testing
import WebServing

/// `almanac serve` with sockets that a service manager has opened.
struct InheritedSocketTests {
  /// An output that nothing keeps up to date. The tool prints the variables of the protocol that it has, and its sockets.
  private let bench: OutputBench
  private let tool: URL

  init() throws {
    bench = try OutputBench()
    tool = try bench.tool(
      """
      echo "child: $(env | grep -c ^LISTEN_) variables, $(ls -l /proc/self/fd | grep -c socket:) sockets" >&2
      exit 75
      """)
  }

  private static let nothing = "child: 0 variables, 0 sockets"

  private func server(_ arguments: [String] = [], through starter: [String]) throws -> ServerProcess {
    try ServerProcess(
      ["serve", "--tool", tool.path, "--output", bench.folder.path] + arguments, reading: .errors, through: starter)
  }

  /// Opens sockets, and becomes the server, as systemd does: `tcp` or the path of a Unix socket, and `file` for none.
  private func parent(_ kinds: [String]) -> [String] {
    let program = """
      import os, socket, sys
      kinds = sys.argv[1].split(",")
      held = []
      for kind in kinds:
          if kind == "file":
              held.append(os.open("/dev/null", os.O_RDWR))
              continue
          one = socket.socket(socket.AF_INET if kind in ("tcp", "idle") else socket.AF_UNIX)
          one.bind(("127.0.0.1", 0) if kind in ("tcp", "idle") else kind)
          if kind != "idle": one.listen()
          held.append(os.dup(one.fileno()))
      held = [os.dup2(os.dup(held[n]), 100 + n) for n in range(len(held))]
      for n in range(len(held)): os.dup2(100 + n, 3 + n)
      os.closerange(3 + len(held), 200)
      os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS=str(len(held)), LISTEN_FDNAMES="a:b")
      os.execv(sys.argv[2], sys.argv[2:])
      """
    return ["/usr/bin/env", "python3", "-c", program, kinds.joined(separator: ",")]
  }

  private static func get(_ socket: String, _ host: String = "localhost") throws -> String {
    let run = try FinishedTool(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["curl", "-s", "--unix-socket", socket, "-H", "Host: \(host)", "http://localhost/healthz"],
      ProcessInfo.processInfo.environment)
    return String(decoding: run.output, as: UTF8.self)
  }

  @Test func `all sockets are served, and no child process has them`() async throws {
    let socket = bench.folder.appending(path: "s").path
    let server = try server(through: parent(["tcp", socket, "tcp"]))
    let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
    let ports = line.matches(of: /http:\/\/localhost:([0-9]+)\//).compactMap { Int($0.1) }
    #expect(ports.count == 2 && line.contains(" and \(socket) and "), "\(line)")
    for port in ports {
      let answer = try await ServerClient("http://localhost:\(port)/").send("GET", "healthz")
      #expect(answer.status == 200)
    }
    #expect(try Self.get(socket) == "alive\n")
    // One of them is on the loopback interface, so names are checked.
    #expect(try Self.get(socket, "evil.example").contains("localhost only"))
    #expect(try await server.first { $0.hasPrefix("child: ") ? $0 : nil } == Self.nothing)
    kill(server.process.identifier, SIGTERM)
    #expect(server.process.wait(atMost: 20) == .ended(.exit(0)))
    // It belongs to systemd.
    #expect(access(socket, F_OK) == 0)
  }

  @Test(
    .enabled(
      if: access("/usr/bin/systemd-socket-activate", X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil,
      "needs systemd-socket-activate; Scripts/bootstrap --tests installs it"))
  func `the first connection starts it`() async throws {
    let socket = bench.folder.appending(path: "s").path
    let server = try server(through: ["/usr/bin/systemd-socket-activate", "-l", socket])
    _ = try await server.first { $0.hasPrefix("Listening on ") ? true : nil }
    // A Unix socket has no name, so any is fine.
    #expect(try Self.get(socket, "frames.example") == "alive\n")
    #expect(try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }.hasSuffix(" at \(socket)"))
  }

  @Test(arguments: [
    (["file"], [], 69, "descriptor 3 is not a listening stream socket"),
    (["tcp", "idle"], [], 69, "descriptor 4 is not a listening stream socket"),
    (["tcp"], ["--port", "0"], 64, "cannot be used with sockets of systemd"),
  ])
  func `other descriptors are errors`(kinds: [String], arguments: [String], code: Int, message: String) async throws {
    let server = try server(arguments, through: parent(kinds))
    let line = try await server.first { $0.hasPrefix("error: ") ? $0 : nil }
    #expect(line.contains(message), "\(line)")
    #expect(server.process.wait() == .exit(Int32(code)))
  }

  @Test func `variables for another process are ignored`() async throws {
    let server = try server(
      ["--port", "0"], through: ["/usr/bin/env", "LISTEN_PID=1", "LISTEN_FDS=1"])
    #expect(try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }.contains("http://localhost:"))
    #expect(try await server.first { $0.hasPrefix("child: ") ? $0 : nil }.hasPrefix("child: 0 variables"))
  }
}
