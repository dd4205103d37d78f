import Foundation
import SystemIO
import Testing

/// A name with a different address at each lookup, served by a DNS server of the test.
@Suite struct RebindingTests {
  /// Whether a network namespace can be created, with Debian's Python to serve it.
  private static let isPossible: Bool = {
    guard PrivateMounts.isPermitted, geteuid() == 0,
      FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
      let process = try? ChildProcess("/usr/bin/unshare", ["-mn", "/bin/true"], environment: [:])
    else { return false }
    return process.wait() == .exit(0)
  }()

  /// In a network namespace: a DNS server whose answers alternate between a public address, assigned to this machine,
  /// and the loopback address, with HTTP on both. Runs the tool several times, and prints the addresses that were
  /// looked up and contacted.
  private static let program = #"""
    import fcntl, http.server, socket, struct, subprocess, sys, threading
    public, lookups, asked = "93.184.216.34", [], []
    def set_address(name, address):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
            if address:
                fcntl.ioctl(s, 0x8916, struct.pack("16sHH4s8x", name, socket.AF_INET, 0, socket.inet_aton(address)))
            fcntl.ioctl(s, 0x8914, struct.pack("16sH14x", name, 0x41))
    set_address(b"lo", None)
    set_address(b"lo:1", public)
    def name_server():
        s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        s.bind(("127.0.0.1", 53))
        ready.set()
        while True:
            query, peer = s.recvfrom(512)
            end = query.index(b"\0", 12) + 5
            is_a = query[end - 4:end - 2] == b"\0\1"
            answer = b""
            if is_a:
                address = public if len(lookups) % 2 == 0 else "127.0.0.1"
                lookups.append(address)
                answer = b"\xc0\x0c\0\1\0\1\0\0\0\0\0\4" + socket.inet_aton(address)
            s.sendto(query[:2] + b"\x81\x80\0\1\0" + bytes([len(answer) > 0]) + b"\0\0\0\0" + query[12:end] + answer, peer)
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.connection.getsockname()[0])
            body = b'{"title": "a"}'
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def log_message(self, *words): pass
    ready = threading.Event()
    threading.Thread(target=name_server, daemon=True).start()
    ready.wait()
    server = http.server.ThreadingHTTPServer(("0.0.0.0", 8080), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    codes = [subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode for _ in range(4)]
    print(codes, lookups, asked, sep="\n")
    """#

  @Test(.enabled(if: isPossible, "needs root, namespaces and python3"))
  func `with DNS rebinding, only the checked address is connected`() async throws {
    let bench = try ToolBench()
    try Data(Self.program.utf8).write(to: bench.folder.appending(path: "program.py"))
    try Data("nameserver 127.0.0.1\noptions attempts:1\n".utf8).write(to: bench.folder.appending(path: "resolv.conf"))
    try Data("hosts: dns\n".utf8).write(to: bench.folder.appending(path: "nsswitch.conf"))
    let script = """
      mount --bind resolv.conf /etc/resolv.conf && mount --bind nsswitch.conf /etc/nsswitch.conf && \
      exec /usr/bin/python3 program.py "$@"
      """
    let run = try await bench.run(
      [
        "-mn", "/bin/sh", "-c", script, "sh", try ToolBench.tool().path, "daily", "set",
        "http://rebind.example:8080/a.json",
      ], executable: URL(filePath: "/usr/bin/unshare"))
    let lines = run.text.split(separator: "\n").map(String.init)
    try #require(lines.count == 3, "\(run.text) \(run.errors)")
    let (codes, lookups, asked) = (lines[0], lines[1], lines[2])
    // Both addresses are found; data come from the public one, and the private one is never contacted.
    #expect(codes.contains("0,") || codes.contains(" 0"))
    #expect(lookups.contains("'93.184.216.34'") && lookups.contains("'127.0.0.1'"), "\(lookups)")
    #expect(asked.contains("'93.184.216.34'") && !asked.contains("127.0.0.1"), "\(asked)")
    #expect(run.errors.contains("rebind.example resolves to 127.0.0.1"))
  }
}
