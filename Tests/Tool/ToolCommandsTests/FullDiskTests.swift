import SystemIO
import Foundation
import Testing

/// Outputs that cannot be written: full, read-only, limited. Small file systems are mounted where the machine permits it;
/// what a file may grow to is limited everywhere.
@Suite(.timeLimit(.minutes(60))) struct FullDiskTests {
  private static let arguments = ["comic", "--family", "systemSmall", "--scale", "1", "--output", "out"]
  private static let place = "out/comic/systemSmall"
  private static let mounts = ConditionTrait.enabled(
    if: PrivateMounts.isPermitted,
    "needs the right to mount: unshare(1), nsenter(1) and CAP_SYS_ADMIN or user namespaces")

  private func refresh(_ seconds: Int) -> [String] {
    let date = Date(timeIntervalSince1970: 1_795_248_000 + Double(seconds))
    return ["refresh"] + Self.arguments + ["--at", date.formatted(.iso8601)]
  }

  /// Something new to be shown.
  private func ask(_ chapter: Int, _ bench: ToolBench) async throws {
    try bench.put(chapter)
    #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
  }

  @Test(mounts) func `a disk that is full, or nearly, keeps the old pair whole, and room brings the new one`()
    async throws
  {
    let bench = try ToolBench()
    try bench.put(0)
    let disk = try PrivateMounts(1 << 20, on: bench)
    let folder = disk.path("")
    #expect(try await disk.runTool(refresh(0)).exitCode == 0)
    for (round, pages) in [0, 1, 2, 4, 7, 11].enumerated() {
      let seconds = 1000 * (round + 1)
      try await ask(round + 1, bench)
      try disk.fill(leaving: pages)
      let full = try await disk.runTool(refresh(seconds))
      let isShown = try bench.chapter(Self.place, in: folder) == round + 1
      // What is told is in place, and what is not told is not.
      #expect(full.text.hasPrefix(Self.place) == isShown, "\(pages) pages: \(full.text)")
      if full.exitCode == 0 {
        #expect(isShown && full.errors.isEmpty)
      } else {
        #expect(full.exitCode == 74 && full.errors.contains("cannot be written: No space left on device"))
        #expect(full.text.hasSuffix("next: at once, as not everything could be kept\n"), "\(full.text)")
      }
      if pages == 0 { #expect(full.exitCode == 74 && !isShown) }
      disk.empty()
      let roomy = try await disk.runTool(refresh(seconds + 100))
      #expect(roomy.exitCode == 0, "\(pages) pages: \(roomy.errors)")
      #expect(try bench.chapter(Self.place, in: folder) == round + 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path(Self.place)).count == 7)
    }
  }

  @Test(mounts) func `run says once that the disk is full, and goes on when it is not`() async throws {
    let bench = try ToolBench()
    try bench.put(1)
    let disk = try PrivateMounts(1 << 20, on: bench)
    let tool = try RunningTool(["run"] + Self.arguments, on: bench, after: disk.entering)
    #expect(await tool.line() == "\(Self.place)/current.png")
    try disk.fill()
    try await ask(2, bench)
    let error = try #require(await tool.errorLine())
    #expect(error.hasSuffix("No space left on device; the last pictures stay"), "\(error)")
    #expect(try bench.chapter(Self.place, in: disk.path("")) == 1)
    disk.empty()
    #expect(await tool.line() == "\(Self.place)/current.png")
    #expect(try bench.chapter(Self.place, in: disk.path("")) == 2)
    #expect(await tool.errorLine() == "note: out: can be used again")
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
    #expect(await tool.errorLine() == nil)
  }

  @Test(mounts) func `an output that is read-only is 73, unless nothing is due`() async throws {
    let bench = try ToolBench()
    try bench.put(1)
    let disk = try PrivateMounts(1 << 20, on: bench)
    #expect(try await disk.runTool(refresh(0)).exitCode == 0)
    #expect(try await disk.run(["/bin/mount", "-o", "remount,ro", "out"]).exitCode == 0)
    #expect(try await disk.runTool(refresh(10)).exitCode == 0)
    try await ask(2, bench)
    let run = try await disk.runTool(refresh(20))
    #expect(run.exitCode == 73 && run.errors.contains("Read-only file system"), "\(run.errors)")
    #expect(run.text.isEmpty, "\(run.text)")
    #expect(try bench.chapter(Self.place, in: disk.path("")) == 1)
    #expect(try await disk.run(["/bin/mount", "-o", "remount,rw", "out"]).exitCode == 0)
    #expect(try await disk.runTool(refresh(30)).exitCode == 0)
    #expect(try bench.chapter(Self.place, in: disk.path("")) == 2)
  }

  @Test(mounts, arguments: 1...6) func `snapshots that find no room for a file say so`(inodes: Int) async throws {
    let bench = try ToolBench()
    let disk = try PrivateMounts(1 << 20, inodes: inodes, on: bench)
    let run = try await disk.runTool([
      "snapshot", "record", "comic", "--scale", "1", "--references", "out/Snapshots", "--report", "out/report",
    ])
    #expect([73, 74].contains(run.exitCode), "\(run.exitCode) \(run.errors)")
    #expect(run.errors.contains("error: ") && run.errors.contains("space"), "\(run.errors)")
  }

  @Test(mounts) func `a temporary folder without room for a file is told once`() async throws {
    let bench = try ToolBench()
    let disk = try PrivateMounts(1 << 20, inodes: 1, on: bench)
    let run = try await disk.run([
      "/usr/bin/env", "TMPDIR=\(bench.path("out"))", try ToolBench.tool().path, "snapshot", "record", "comic",
    ])
    #expect(run.exitCode == 73, "\(run.exitCode) \(run.errors)")
    #expect(run.errors.components(separatedBy: "cannot be kept there").count == 2, "\(run.errors)")
  }

  @Test(arguments: [1, 2, 4]) func `files that may not grow are as a full disk`(kibibytes: Int) async throws {
    let bench = try ToolBench()
    try bench.put(1)
    #expect(try await bench.run(refresh(0)).exitCode == 0)
    try await ask(2, bench)
    let run = try await bench.run(refresh(10), fileSizeLimit: kibibytes)
    #expect(run.exitCode == 74 && run.errors.contains("File too large"), "\(run.errors)")
    #expect(run.text == "next: at once, as not everything could be kept\n")
    #expect(try bench.chapter(Self.place) == 1)
    let json = try await bench.run(refresh(20) + ["--json"], fileSizeLimit: kibibytes)
    #expect(try json.exitCode == 74 && json.json()["isKept"] as? Bool == false)
    #expect(try await bench.run(refresh(30)).exitCode == 0)
    #expect(try bench.chapter(Self.place) == 2)
  }

  @Test func `a first pass that finds no room leaves nothing in place, and the next makes it`() async throws {
    let bench = try ToolBench()
    try bench.put(1)
    #expect(try await bench.run(refresh(0), fileSizeLimit: 1).exitCode == 74)
    #expect(bench.data("\(Self.place)/current.png") == nil)
    #expect(try await bench.run(refresh(10)).exitCode == 0)
    #expect(try bench.chapter(Self.place) == 1)
  }
}
