import Foundation
import Testing

/// Machines and environments on which something is missing or invalid.
@Suite struct BareMachineTests {
  @Test(
    arguments: ["LC_ALL", "LC_MESSAGES", "LANG"],
    [
      "AAAAAAAAAAAA", String(repeating: "a", count: 100), "de_" + String(repeating: "D", count: 300), "\u{1}",
      "de_DE.UTF-8",
    ])
  func `an invalid locale does not stop the program`(variable: String, value: String) async throws {
    let run = try await ToolBench().run(["list"], environment: [variable: value])
    #expect(run.exitCode == 0 && run.text.contains("comic"))
  }

  @Test(.enabled(if: PrivateMounts.isPermitted, "needs a mount namespace"), arguments: [["--version"], ["list"]])
  func `a missing proc file system is an error with a remedy`(arguments: [String]) async throws {
    let script = "mount -t tmpfs tmpfs /proc && exec \"$@\""
    let words = Array(PrivateMounts.unshare.dropFirst()) + ["/bin/sh", "-c", script, "sh", try ToolBench.tool().path]
    let run = try await ToolBench().run(
      words + arguments, executable: URL(filePath: PrivateMounts.unshare[0]))
    #expect(run.exitCode == 69 && run.errors.hasPrefix("error: /proc/self/exe cannot be read; mount /proc"))
  }

  @Test(arguments: [("n 4", "the limit on open files is 4 "), ("v 200000", "the limit on memory is 195 MiB ")])
  func `too small resource limits are errors with the required value`(limit: String, words: String) async throws {
    // The dynamic linker needs some files before the program starts.
    let script = "ulimit -\(limit) && exec \"$@\""
    let run = try await ToolBench().run(
      ["-c", script, "sh", try ToolBench.tool().path, "list"], executable: URL(filePath: "/bin/sh"))
    #expect(run.exitCode == 69 && run.errors.hasPrefix("error: \(words)"), "\(run.exitCode): \(run.errors)")
  }

  @Test(.enabled(if: geteuid() == 0, "only root becomes another user"))
  func `other users can neither read addresses nor plant links`() async throws {
    let bench = try ToolBench()
    chmod(bench.folder.path, 0o755)
    try Data("{\"title\": \"a\"}".utf8).write(to: bench.folder.appending(path: "today.json"))
    #expect(try await bench.run(["daily", "set", "today.json"]).exitCode == 0)
    let feed = "<rss><channel><title>a</title><item><title>b</title></item></channel></rss>"
    try Data(feed.utf8).write(to: bench.folder.appending(path: "feed.xml"))
    #expect(try await bench.run(["feeds", "add", "feed.xml"]).exitCode == 0)
    func asNobody(_ command: [String]) async throws -> ToolRun {
      let words = ["--reuid=65534", "--regid=65534", "--clear-groups"] + command
      return try await bench.run(words, executable: URL(filePath: "/usr/bin/setpriv"))
    }
    let secrets = ["groups/group.almanac.daily/source.json", "feeds/library.sqlite"]
      .map { bench.home.appending(path: $0).path }
    for secret in secrets { #expect(FileManager.default.fileExists(atPath: secret)) }
    for secret in secrets { #expect(try await asNobody(["/bin/cat", secret]).exitCode != 0) }
    // An output in a world-writable folder, created by another user.
    try FileManager.default.createDirectory(atPath: bench.path("shared"), withIntermediateDirectories: true)
    chmod(bench.path("shared"), 0o1777)
    try Data("precious".utf8).write(to: bench.folder.appending(path: "victim"))
    let plant = """
      mkdir -m 777 -p shared/out/.almanac shared/out/comic && cd shared/out && ln -s ../../../victim .almanac/version && \
      ln -s ../../../victim .almanac/pass.lock && ln -s ../../.. comic/systemSmall && ln -s ../../victim timeline.json
      """
    #expect(try await asNobody(["/bin/sh", "-c", plant]).exitCode == 0)
    let before = Set(try bench.names()).union(["cache"])
    let refreshed = try await bench.run(["refresh", "comic", "--family", "systemSmall", "--output", "shared/out"])
    #expect(refreshed.exitCode == 73 && refreshed.errors.contains("is a symbolic link"), "\(refreshed.errors)")
    #expect(
      try await bench.run(["timeline", "comic", "--family", "systemSmall", "--output", "shared/out"]).exitCode == 0)
    #expect(Set(try bench.names()).union(["cache"]) == before && bench.data("victim") == Data("precious".utf8))
  }
}
