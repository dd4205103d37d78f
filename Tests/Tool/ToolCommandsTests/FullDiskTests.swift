import Foundation
import SystemIO
import Testing

/// Outputs that cannot be written: full, read-only, limited. Small file systems are mounted if permitted; file sizes
/// are limited everywhere.
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

  /// Requests a new picture.
  private func ask(_ chapter: Int, _ bench: ToolBench) async throws {
    try bench.put(chapter)
    #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
  }

  @Test(mounts) func `a full or nearly full disk keeps the old pair complete, and free space brings the new one`()
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
      // The printed picture is current, and no other.
      #expect(full.text.hasPrefix(Self.place) == isShown, "\(pages) pages: \(full.text)")
      if full.exitCode == 0 {
        #expect(isShown && full.errors.isEmpty)
      } else {
        #expect(full.exitCode == 74 && full.errors.contains("cannot be written: No space left on device"))
        #expect(full.text.hasSuffix("next: now, because not everything could be stored\n"), "\(full.text)")
      }
      if pages == 0 { #expect(full.exitCode == 74 && !isShown) }
      disk.empty()
      let roomy = try await disk.runTool(refresh(seconds + 100))
      #expect(roomy.exitCode == 0, "\(pages) pages: \(roomy.errors)")
      #expect(try bench.chapter(Self.place, in: folder) == round + 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path(Self.place)).count == 7)
    }
  }

  @Test(mounts) func `run reports a full disk once, and continues later`() async throws {
    let bench = try ToolBench()
    try bench.put(1)
    let disk = try PrivateMounts(1 << 20, on: bench)
    let tool = try RunningTool(["run"] + Self.arguments, on: bench, after: disk.entering)
    #expect(await tool.line() == "\(Self.place)/current.png")
    try disk.fill()
    try await ask(2, bench)
    let error = try #require(await tool.errorLine())
    #expect(error.hasSuffix("No space left on device; keeping the last pictures"), "\(error)")
    #expect(try bench.chapter(Self.place, in: disk.path("")) == 1)
    disk.empty()
    #expect(await tool.line() == "\(Self.place)/current.png")
    #expect(try bench.chapter(Self.place, in: disk.path("")) == 2)
    #expect(await tool.errorLine() == "note: out: works again")
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
    #expect(await tool.errorLine() == nil)
  }

  @Test(mounts) func `a read-only output exits with 73, unless nothing is due`() async throws {
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

  @Test(mounts, arguments: 1...6) func `snapshots report a full disk`(inodes: Int) async throws {
    let bench = try ToolBench()
    let disk = try PrivateMounts(1 << 20, inodes: inodes, on: bench)
    let run = try await disk.runTool([
      "snapshot", "record", "comic", "--scale", "1", "--references", "out/Snapshots", "--report", "out/report",
    ])
    #expect([73, 74].contains(run.exitCode), "\(run.exitCode) \(run.errors)")
    #expect(run.errors.contains("error: ") && run.errors.contains("space"), "\(run.errors)")
  }

  @Test(mounts) func `a full temporary folder is reported once`() async throws {
    let bench = try ToolBench()
    let disk = try PrivateMounts(1 << 20, inodes: 1, on: bench)
    let run = try await disk.run([
      "/usr/bin/env", "TMPDIR=\(bench.path("out"))", try ToolBench.tool().path, "snapshot", "record", "comic",
    ])
    #expect(run.exitCode == 73, "\(run.exitCode) \(run.errors)")
    #expect(run.errors.components(separatedBy: "cannot create the journal").count == 2, "\(run.errors)")
  }

  @Test(mounts) func `a temporary folder that is full while pictures are drawn is reported`() async throws {
    let bench = try ToolBench()
    let disk = try PrivateMounts(1 << 20, inodes: 9, on: bench)
    let (folder, tool) = (bench.path("out"), try ToolBench.tool().path)
    let run = try await disk.run([
      "/bin/sh", "-c",
      "cat /dev/zero >'\(folder)/fill' 2>'\(folder)/said'; TMPDIR='\(folder)' '\(tool)' gallery -o '\(bench.path("gallery"))'",
    ])
    #expect(run.exitCode == 74 && run.errors.contains("cannot be written: No space left on device"), "\(run.errors)")
  }

  @Test(arguments: [1, 2, 4]) func `a file size limit is like a full disk`(kibibytes: Int) async throws {
    let bench = try ToolBench()
    try bench.put(1)
    #expect(try await bench.run(refresh(0)).exitCode == 0)
    try await ask(2, bench)
    let run = try await bench.run(refresh(10), fileSizeLimit: kibibytes)
    #expect(run.exitCode == 74 && run.errors.contains("File too large"), "\(run.errors)")
    #expect(run.text == "next: now, because not everything could be stored\n")
    #expect(try bench.chapter(Self.place) == 1)
    let json = try await bench.run(refresh(20) + ["--json"], fileSizeLimit: kibibytes)
    #expect(try json.exitCode == 74 && json.json()["isKept"] as? Bool == false)
    #expect(try await bench.run(refresh(30)).exitCode == 0)
    #expect(try bench.chapter(Self.place) == 2)
  }

  @Test func `a first pass on a full disk leaves nothing, and the next one creates the picture`() async throws {
    let bench = try ToolBench()
    try bench.put(1)
    #expect(try await bench.run(refresh(0), fileSizeLimit: 1).exitCode == 74)
    #expect(bench.data("\(Self.place)/current.png") == nil)
    #expect(try await bench.run(refresh(10)).exitCode == 0)
    #expect(try bench.chapter(Self.place) == 1)
  }
}
