import DrawingSessions
import Foundation
import Testing

internal import CSandbox

@testable import FleetWorkers

/// How much a program that is not trusted can store.
@Suite(.enabled(if: SandboxBench.isPossible, SandboxBench.need))
struct SandboxStorageTests {
  private let message = "the widget's files exceed the limits (8 MiB, 100 files)"

  private func bench() throws -> SandboxBench {
    let bench = try SandboxBench()
    (bench.options.limits.storage, bench.options.limits.storedFiles) = (8 << 20, 100)
    return bench
  }

  private func failure(of attempt: String, _ bench: SandboxBench) throws -> String {
    let process = try bench.process()
    return try #require(throws: TaskProcess.Failure.self) { try process.result(of: attempt) }.message
  }

  @Test func `one file has a limit`() throws {
    let bench = try bench()
    bench.options.limits.file = 1 << 20
    #expect(try bench.process().result(of: "fill 1 1") == "ok")
    #expect(try failure(of: "fill 1 2", bench) == "the widget crashed: file size limit exceeded")
  }

  @Test(arguments: ["fill 9 1", "fill 101 0", "hide 9 1", "map 9 1", "fill-forever", "nest 40", "nest 0"])
  func `all files together have limits`(attempt: String) throws {
    // A folder that is closed to its owner is open to root.
    if attempt == "nest 0", geteuid() == 0 { return }
    let bench = try bench()
    #expect(try failure(of: attempt, bench) == message)
  }

  @Test func `a few files are kept between tasks`() throws {
    let bench = try bench()
    let process = try bench.process()
    for _ in 0..<3 { #expect(try process.result(of: "fill 7 1") == "ok") }
    #expect(try process.result(of: "hide 1 1") == "ok")
    #expect(!process.isSpent)
  }

  @Test(arguments: [1, 20, 2000])
  func `a folder is removed whatever is in it`(depth: Int) throws {
    let bench = try bench()
    #expect(try bench.process(isFree: true).result(of: "nest \(depth)") == "ok")
    for name in ["file", ".removed-0", ".removed-1"] { try bench.write("own/\(name)") }
    #expect(csandbox_remove(bench.path("own")) == 0)
    #expect(!FileManager.default.fileExists(atPath: bench.path("own")))
    // As one that is not there.
    #expect(csandbox_remove(bench.path("own")) == 0)
    #expect(bench.isUntouched("secret"))
  }
}
