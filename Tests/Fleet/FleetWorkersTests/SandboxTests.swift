import DrawingSessions
import Foundation
import LoopbackServing
import Testing

@testable import FleetWorkers

/// What a program that is not trusted cannot do to the machine.
@Suite(.enabled(if: SandboxBench.isPossible, SandboxBench.need))
struct SandboxTests {
  @Test func `a program reads its data, and no other file`() throws {
    let bench = try SandboxBench()
    let process = try bench.process()
    #expect(try process.result(of: "read \(bench.path("data/file"))") == "ok")
    #expect(try process.result(of: "list \(bench.path("data"))") == "ok")
    for path in ["secret", "work", "data/../secret"] {
      #expect(try process.result(of: "read \(bench.path(path))") == "EACCES")
    }
    for path in ["/etc/passwd", "/proc/\(getpid())/environ", "/proc/1/cmdline", SandboxBench.products.path, "/"] {
      #expect(try process.result(of: "read \(path)") == "EACCES", "\(path)")
    }
    for path in ["/", "/proc", "/tmp", bench.folder.path] {
      #expect(try process.result(of: "list \(path)") == "EACCES", "\(path)")
    }
    // Its own memory, as Swift's runtime does.
    #expect(try process.result(of: "read /proc/self/maps") == "ok")
    #expect(try process.result(of: "read /dev/urandom") == "ok")
    #expect(try bench.process(isFree: true).result(of: "read \(bench.path("secret"))") == "ok")
  }

  @Test func `a program writes to its own folder only`() throws {
    let bench = try SandboxBench()
    let process = try bench.process()
    #expect(try process.result(of: "write \(bench.path("own/file"))") == "ok")
    #expect(try process.result(of: "truncate \(bench.path("own/file"))") == "EPERM")
    #expect(try process.result(of: "remove \(bench.path("own/file"))") == "ok")
    #expect(try process.result(of: "write /dev/null") == "ok")
    for path in ["new", "secret", "data/new", "data/file", "work/new"] {
      #expect(try process.result(of: "write \(bench.path(path))") == "EACCES")
    }
    for path in ["secret", "data/file"] {
      for attempt in ["empty", "remove", "link"] {
        #expect(try ["EACCES", "EXDEV"].contains(process.result(of: "\(attempt) \(bench.path(path))")), "\(attempt)")
      }
      for attempt in ["truncate", "date", "attribute", "watch"] {
        #expect(try process.result(of: "\(attempt) \(bench.path(path))") == "EPERM", "\(attempt)")
      }
      // Nothing happens.
      #expect(try process.result(of: "mode \(bench.path(path))") == "ok")
      #expect(bench.isUntouched(path))
    }
    #expect(try bench.process(isFree: true).result(of: "mode \(bench.path("secret"))") == "ok")
    #expect(!bench.isUntouched("secret"))
  }

  @Test func `a program has no sockets`() throws {
    let bench = try SandboxBench()
    let server = try LoopbackServer(["/": Data()])
    defer { server.close() }
    let port = try #require(server.address.port)
    let process = try bench.process()
    #expect(try process.result(of: "connect \(port)") == "EACCES")
    #expect(try process.result(of: "connect-path /run/postgresql/.s.PGSQL.5432") == "EACCES")
    for family in [AF_UNIX, AF_INET, AF_INET6, AF_NETLINK, AF_PACKET, 40] {
      #expect(try process.result(of: "socket \(family)") == "EACCES")
    }
    #expect(try process.result(of: "pair \(SOCK_STREAM.rawValue)") == "ok")
    // It could send to any socket.
    #expect(try process.result(of: "pair \(SOCK_DGRAM.rawValue)") == "EACCES")
    #expect(try bench.process(isFree: true).result(of: "connect \(port)") == "ok")
  }

  @Test func `a program starts no others, and leaves others alone`() throws {
    let bench = try SandboxBench()
    let (process, other) = (try bench.process(), try bench.process(isFree: true))
    for attempt in ["fork", "spawn /bin/true", "clone"] {
      #expect(try process.result(of: attempt) == "EPERM", "\(attempt)")
    }
    #expect(try process.result(of: "thread") == "ok")
    #expect(try process.result(of: "raise") == "ok")
    for attempt in ["trace", "signal", "own", "limit"] {
      #expect(try process.result(of: "\(attempt) \(getpid())") == "EPERM", "\(attempt)")
    }
    #expect(try other.result(of: "signal \(getpid())") == "ok")
    #expect(try other.result(of: "fork") == "ok")
  }

  @Test(arguments: [
    "unshare", "mount", "bpf", "ring", "faults", "keys", "counters", "memory", "handles", "memory-file", "shared",
    "kept", "attach", "leave", "undumpable", "outlive", "type", "user",
  ])
  func `a call that widgets do not need is refused`(attempt: String) throws {
    let bench = try SandboxBench()
    #expect(try bench.process().result(of: attempt) == "EPERM")
  }

  @Test func `a call that did not exist when the filter was written does not exist`() throws {
    let bench = try SandboxBench()
    #expect(try bench.process().result(of: "new") == "ENOSYS")
  }

  @Test func `the heap has a limit`() throws {
    let bench = try SandboxBench()
    bench.options.limits.heap = 64 << 20
    let process = try bench.process()
    #expect(try process.result(of: "heap 16") == "ok")
    #expect(try process.result(of: "heap 128") == "ENOMEM")
  }

  @Test func `a program has some threads`() throws {
    let bench = try SandboxBench()
    bench.options.limits.threads = 50
    let process = try bench.process()
    #expect(try process.result(of: "threads 49") == "ok")
    let failure = try #require(throws: TaskProcess.Failure.self) { try process.result(of: "threads 1") }
    #expect(failure.message == "the widget has more than 50 threads")
  }

  @Test func `a sandbox that cannot be set up is the answer`() throws {
    let bench = try SandboxBench()
    let command = SandboxBench.sandbox.command(
      running: SandboxBench.probe, [], data: bench.path("missing"), directory: bench.path("own"))
    let process = try TaskProcess(
      command, environment: [:], directory: bench.path("own"), limits: bench.options.limits)
    let text = try process.result(of: "thread")
    #expect(
      text.hasPrefix(#"{"error":"the sandbox cannot be set up: "#) && text.hasSuffix(#"No such file or directory"}"#))
  }
}
