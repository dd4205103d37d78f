import Foundation
import Testing

struct ScheduleCommandTests {
  @Test func `cron gets absolute paths, options and variables`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(
      ["schedule", "cron", "comic", "--every", "1h", "--output", "my out", "--family", "systemSmall", "--scale", "3"]
        + ["--limit", "side=900"]
        + ["--accent", "0a91ff", "--set", "a=1%"].prefix(2),
      environment: ["ALMANAC_ALLOW_HOSTS": "nas.local, 10.0.0.0/8", "XDG_DATA_HOME": "relative"])
    #expect(run.exitCode == 0, "\(run.errors)")
    let output = bench.path("my out")
    #expect(
      run.text.hasPrefix("0 * * * * ALMANAC_HOME=\(bench.home.path) ALMANAC_ALLOW_HOSTS=nas.local,10.0.0.0/8 XDG_"))
    #expect(
      run.text.contains(
        "/almanac refresh --output '\(output)' --family systemSmall --scale 3 --accent '#0A91FF' --limit 'side=900' comic "
          + ">/dev/null # almanac-"))
    #expect(!run.text.contains("relative"))
    #expect(try bench.names() == [])
  }

  @Test(arguments: [
    (["cron", "--daemon"], "--daemon cannot be used with cron"),
    (["systemd", "--daemon", "--every", "5m"], "--every cannot be used with --daemon"),
    (["crom"], "Did you mean 'cron'?"), (["cron", "comix"], "Did you mean 'comic'?"),
    (["cron", "--every", "7m"], "Choose from: 1m, 2m"), (["cron", "--at", "2026-11-21"], "--at cannot be used"),
    (["systemd", "--listen", "80"], "--listen can only be used with --serve"),
    (["systemd", "--serve", "--listen", "all"], "invalid address 'all'"),
    (["systemd", "--serve"], "--serve reads the widgets and their options from a file"),
    (["systemd", "--name", "a/b"], "invalid unit name"), (["cron", "--output", "a\nb"], "line break"),
  ]) func `impossible schedules are errors`(request: (arguments: [String], answer: String)) async throws {
    let output = request.arguments.contains("--output") ? [] : ["--output", "out"]
    let run = try await ToolBench().run(["schedule"] + request.arguments + output)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(request.answer))
    #expect(run.output.isEmpty)
  }

  @Test func `a crontab is changed with crontab, whose absence is an error`() async throws {
    let bench = try ToolBench()
    let arguments = ["schedule", "cron", "--install", "--output", "out"]
    let none = try await bench.run(arguments, environment: ["PATH": bench.path("bin")])
    #expect(none.exitCode == 69)
    #expect(none.errors.contains("crontab is not installed"))

    let (bin, table) = (bench.folder.appending(path: "bin"), bench.path("table"))
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let script = """
      #!/bin/sh
      if [ "$1" = -l ]; then
        [ -f '\(table)' ] || { echo 'no crontab for somebody' >&2; exit 1; }
        exec cat '\(table)'
      fi
      cat >'\(table)'
      """
    // Written by another process: otherwise a child of this one might have it open, and Linux would not execute it.
    let writing = "printf %s \"$0\" >'\(bin.path)/crontab'; chmod +x '\(bin.path)/crontab'"
    let shell = URL(fileURLWithPath: "/bin/sh")
    let writer = try await bench.run(["-c", writing, script], environment: ["PATH": "/bin"], executable: shell)
    #expect(writer.exitCode == 0)
    let variables = ["PATH": "\(bin.path):/usr/bin:/bin"]
    for more in [[], ["--every", "5m"]] {
      let run = try await bench.run(arguments + more, environment: variables)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let lines = String(decoding: try #require(bench.data("table")), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("*/5 * * * * ALMANAC_HOME=") == true)
  }

  @Test func `a schedule of the other form removes the first`() async throws {
    let bench = try ToolBench()
    let arguments = ["schedule", "systemd", "--install", "--name", "clock", "--output", "o"]
    let variables = ["XDG_CONFIG_HOME": bench.path("config")]
    let units = "config/systemd/user"
    #expect(try await bench.run(arguments, environment: variables).errors.contains("stop") == false)
    let wants = bench.path("\(units)/timers.target.wants")
    try FileManager.default.createDirectory(atPath: wants, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: "\(wants)/clock.timer", withDestinationPath: "../clock.timer")
    let daemon = try await bench.run(arguments + ["--daemon"], environment: variables)
    #expect(daemon.errors.contains("  systemctl --user stop clock.timer\n  systemctl --user daemon-reload\n"))
    #expect(try bench.names(in: units) == ["clock.service", "timers.target.wants"])
    #expect(try bench.names(in: "\(units)/timers.target.wants") == [])
    #expect(try await bench.run(arguments + ["--daemon"], environment: variables).errors.contains("stop") == false)
  }

  @Test(
    .enabled(if: access("/usr/bin/systemd-analyze", X_OK) == 0, "systemd is not installed"),
    arguments: [[], ["--daemon"]])
  func `systemd accepts units with odd names`(options: [String]) async throws {
    let bench = try ToolBench()
    let link = bench.folder.appending(path: "it's 100% $HOME \"x\" \\ tool")
    let tool = try await bench.run(["schedule", "cron", "--output", "o"]).text
    let program = try #require(tool.split(separator: " ").first { $0.hasSuffix("/almanac") })
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: String(program))
    let run = try await bench.run(
      ["schedule", "systemd", "--install", "--output", "50%d $x \"y\" ;", "--time-zone", "Europe/Berlin"] + options,
      environment: ["XDG_CONFIG_HOME": bench.path("config")], executable: link)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("systemctl --user enable --now almanac-"))
    let files = run.text.split(separator: "\n").map(String.init)
    #expect(files.count == (options.isEmpty ? 2 : 1))
    let runtime = bench.folder.appending(path: "runtime")
    try FileManager.default.createDirectory(at: runtime, withIntermediateDirectories: true)
    let verdict = try await bench.run(
      ["--user", "--man=no", "verify"] + files,
      environment: ["XDG_RUNTIME_DIR": runtime.path, "HOME": bench.folder.path],
      executable: URL(fileURLWithPath: "/usr/bin/systemd-analyze"))
    #expect(verdict.exitCode == 0, "\(verdict.errors)")
    #expect(verdict.errors.isEmpty && verdict.text.isEmpty, "\(verdict.errors)")
  }

  @Test func `a server has a service, and a socket on request`() async throws {
    let bench = try ToolBench()
    let config = bench.folder.appending(path: "widgets.yaml")
    try Data("widgets:\n  - kind: clock\n".utf8).write(to: config)
    let arguments = ["schedule", "systemd", "--serve", "--name", "frames", "--config", config.path]
    let service = try await bench.run(arguments).text
    #expect(service.hasPrefix("# /etc/systemd/system/frames.service\n[Unit]\n"), "\(service)")
    #expect(
      service.contains(
        "/almanac serve --config \(config.path) --output /var/lib/frames/widgets --socket /run/frames/serve.sock\n"))
    for line in [
      "Environment=\"ALMANAC_HOME=/var/lib/frames\"", "StateDirectory=frames", "RuntimeDirectory=frames",
      "WantedBy=multi-user.target",
    ] {
      #expect(service.contains("\n\(line)\n"), "\(line)")
    }
    let run = try await bench.run(arguments + ["--listen", "8780", "--listen", "/run/frames.sock"])
    #expect(run.errors.contains("\n  systemctl enable --now frames.socket\n"), "\(run.errors)")
    let parts = run.text.components(separatedBy: "\n# /etc/systemd/system/frames.socket\n")
    #expect(parts.count == 2 && !parts[0].contains("--socket") && !parts[0].contains("RuntimeDirectory"))
    #expect(
      parts.last?.contains("[Socket]\nListenStream=127.0.0.1:8780\nListenStream=/run/frames.sock\n") == true,
      "\(run.text)")
  }

  @Test(
    .enabled(
      if: access("/usr/bin/systemd-analyze", X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil,
      "needs systemd-analyze; Scripts/bootstrap --tests installs it"))
  func `systemd accepts a server's units, and rates the service well`() async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["schedule", "systemd", "--serve", "--name", "frames", "--listen", "8780"])
    let texts = run.text.components(separatedBy: "\n# /etc/systemd/system/frames.socket\n")
    let files = ["frames.service", "frames.socket"].map { bench.path($0) }
    for (file, text) in zip(files, texts) { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
    let analyze = URL(fileURLWithPath: "/usr/bin/systemd-analyze")
    let verdict = try await bench.run(["--man=no", "verify"] + files, executable: analyze)
    #expect(verdict.exitCode == 0 && verdict.errors.isEmpty && verdict.text.isEmpty, "\(verdict.errors)")
    // In tenths.
    let rating = try await bench.run(
      ["--no-pager", "security", "--offline=true", "--threshold=20", files[0]], executable: analyze)
    #expect(rating.exitCode == 0, "\(rating.text)")
  }
}
