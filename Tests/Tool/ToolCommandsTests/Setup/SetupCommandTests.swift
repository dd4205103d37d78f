import Foundation
import SystemIO
import Testing

/// `setup`, with programs that stand for desktops. Real ones are in `SwaySetupTests`, and by hand in Docs/Desktop.md.
struct SetupCommandTests {
  private static let small = ["--widget", "clock:small", "--scale", "1"]

  private func expectDone(_ run: ToolRun) { #expect(run.exitCode == 0, Comment(rawValue: run.errors + run.text)) }

  @Test(arguments: [
    (["gnome", "service"], "run"), (["hyprland", "timer"], "refresh"), (["xfce", "cron"], "refresh"),
    (["conky", "none"], ""), (["none", "service"], "run"),
  ]) func `undo leaves nothing, byte for byte`(example: (choice: [String], command: String)) async throws {
    let stub = try await StubDesktop()
    try await stub.installGNOME()
    try await stub.installHyprland()
    try await stub.installXFCE()
    try await stub.installConky()
    try await stub.installSystemd()
    try await stub.installCron()
    try stub.put("# mine\n5 4 * * * true\n", "desk/crontab")
    let (home, desk) = (try stub.snapshot(), try stub.snapshot("desk"))
    let run = try await stub.run(
      ["--yes", "--desktop", example.choice[0], "--schedule", example.choice[1]] + Self.small,
      adding: example.choice[0] == "hyprland" ? ["HYPRLAND_INSTANCE_SIGNATURE": "abc"] : [:])
    expectDone(run)
    #expect(run.text.contains("wrote \(stub.home)/.config/almanac/widgets.yaml\n"))
    #expect(run.errors.contains("note: to undo all of this: almanac setup --undo"))
    #expect(stub.text("user/.local/share/almanac/desktop/clock/systemSmall/current.png") != nil)
    let check = try await stub.bench.run(["check", "\(stub.home)/.config/almanac/widgets.yaml"])
    #expect(check.exitCode == 0 && check.text.contains("/clock/systemSmall/current.png"), "\(check.errors)")
    if example.choice[1] != "none" {
      let units =
        try FileManager.default.contentsOfDirectory(atPath: stub.home + "/.config/systemd/user")
        .compactMap { stub.text("user/.config/systemd/user/\($0)") } + [stub.text("desk/crontab") ?? ""]
      let command = "almanac \(example.command) --config \(stub.home)/.config/almanac/widgets.yaml"
      #expect(units.contains { $0.contains(command) })
    }
    expectDone(try await stub.run(["--undo"]))
    #expect(try stub.snapshot() == home)
    for log in ["desk/systemctl", "desk/conky", "desk/new"] { unlink(stub.bench.path(log)) }
    var after = try stub.snapshot("desk")
    // hyprpaper prints its monitors in another order.
    if example.choice[0] == "hyprland" {
      let active = stub.text("desk/active")?.split(separator: "\n").sorted()
      #expect(active == ["DP-1 = /usr/share/a b.png", "DP-2 = /usr/share/c.png"])
      after["active"] = desk["active"]
    }
    #expect(after == desk)
    #expect(try await stub.run(["--undo"]).errors == "note: there is nothing to undo\n")
  }

  @Test func `the wallpaper has the monitor's size, and the present picture behind the widgets`() async throws {
    let stub = try await StubDesktop()
    try await stub.installGNOME()
    let render = try await stub.bench.run(
      [
        "wallpaper", "--size", "640x400", "--place", "clock:small", "--background", "#204060", "-o",
        "user/my photo.png",
      ])
    expectDone(render)
    try stub.put("'file://\(stub.home)/my%20photo.png'\n", "desk/picture-uri")
    expectDone(
      try await stub.run(
        ["--yes", "--schedule", "none"] + Self.small, adding: ["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"]))
    let file = try #require(stub.text("user/.config/almanac/widgets.yaml"))
    #expect(file.contains("\n  size: 1280x800\n"))
    #expect(file.contains("\n  background: '\(stub.home)/my photo.png'\n"))
    #expect(file.contains("- {place: clock/systemSmall, x: -48, y: 48}\n"))
    let shown = try #require(stub.text("desk/picture-uri"))
    #expect(shown.hasPrefix("'file://\(stub.home)/.local/share/almanac/desktop/wallpaper/"), "\(shown)")
    #expect(stub.text("desk/picture-uri-dark") == shown)
    // Again, over the first: the background is still the user's picture, and undo shows that.
    let again = try await stub.run(["--yes", "--desktop", "gnome", "--schedule", "none"] + Self.small)
    #expect(again.exitCode == 73 && again.errors.contains("error: setup was run before, with "), "\(again.errors)")
    expectDone(try await stub.run(["--yes", "--force", "--desktop", "gnome", "--schedule", "none"] + Self.small))
    #expect(stub.text("user/.config/almanac/widgets.yaml") == file)
    expectDone(try await stub.run(["--undo"]))
    #expect(stub.text("desk/picture-uri") == "'file://\(stub.home)/my%20photo.png'\n")
    #expect(stub.text("desk/picture-uri-dark") == nil)
  }

  @Test func `a dry run prints what a run does, with the files, and does nothing`() async throws {
    let stub = try await StubDesktop()
    try await stub.installGNOME()
    try await stub.installSystemd()
    let before = try stub.snapshot()
    let words = ["--yes", "--desktop", "gnome"] + Self.small
    let plan = try await stub.run(words + ["--dry-run"])
    #expect(plan.exitCode == 0)
    #expect(try stub.snapshot() == before)
    #expect(stub.text("desk/systemctl") == "--user show-environment\n")
    #expect(stub.text("desk/picture-uri") == nil)
    let done = try await stub.run(words)
    let promised = plan.text.split(separator: "\n").filter { $0.hasPrefix("would ") }
    #expect(promised.count == done.text.split(separator: "\n").count && promised.count == 7)
    for line in try #require(stub.text("user/.config/almanac/widgets.yaml")).split(separator: "\n") {
      #expect(plan.text.contains("    \(line)\n"))
    }
    let undone = try await stub.run(["--undo", "--dry-run"])
    #expect(undone.text.contains("would restore the wallpaper of GNOME"))
    let text = try await stub.run(["--undo"]).text
    #expect(text.contains("restored the wallpaper of GNOME") && text.contains("disabled almanac-"), "\(text)")
    #expect(try stub.snapshot() == before)
  }

  @Test func `monitors of several sizes are reported, and the largest counts`() async throws {
    let stub = try await StubDesktop()
    try await stub.installHyprland()
    let run = try await stub.run(
      ["--yes", "--schedule", "none"] + Self.small, adding: ["HYPRLAND_INSTANCE_SIGNATURE": "abc"])
    expectDone(run)
    for text in [
      "warning: DP-2 1600x900, DP-1 1280x800: ", "[setup.monitors-differ]", "warning: /usr/share/a b.png: ",
      "[setup.background-unusable]",
    ] {
      #expect(run.errors.contains(text), "\(text)")
    }
    #expect(stub.text("user/.config/almanac/widgets.yaml")?.contains("  size: 1600x900\n") == true)
    #expect(stub.text("desk/active")?.contains("DP-2 = \(stub.home)/.local/share/almanac/desktop/wallpaper/") == true)
  }

  @Test func `without systemd it is cron, and without cron nothing`() async throws {
    let stub = try await StubDesktop()
    let words = ["--yes", "--desktop", "none"] + Self.small
    let none = try await stub.run(words)
    #expect(none.exitCode == 0 && none.errors.contains("[setup.no-schedule]"), "\(none.errors)")
    expectDone(try await stub.run(["--undo"]))
    try await stub.installCron()
    let cron = try await stub.run(words)
    #expect(cron.exitCode == 0 && cron.errors.contains("[setup.no-systemd]"), "\(cron.errors)")
    #expect(stub.text("desk/crontab")?.contains("kept by almanac schedule\n") == true)
    expectDone(try await stub.run(["--undo"]))
    #expect(stub.text("desk/crontab") == nil, "there was none before")
    let service = try await stub.run(words + ["--schedule", "service"])
    #expect(service.exitCode == 69 && service.errors.contains("use --schedule cron or none"))
  }

  @Test func `a desktop whose command fails is as it was`() async throws {
    let stub = try await StubDesktop()
    try await stub.installGNOME()
    try stub.put("", "desk/fails")
    let before = try stub.snapshot()
    let run = try await stub.run(["--yes", "--desktop", "gnome", "--schedule", "none"] + Self.small)
    #expect(run.exitCode == 69)
    #expect(run.errors.contains("/show-wallpaper.sh: exit code 1: no settings here; try the command in your session"))
    // The light picture had its default, which a reset restores.
    #expect(run.errors.contains("note: everything that setup had done was undone\n"), "\(run.errors)")
    #expect(try stub.snapshot() == before)
  }

  @Test func `an interruption ends after the running step, and leaves nothing`() async throws {
    let stub = try await StubDesktop()
    try await stub.installSystemd()
    let pause = try StubPause(of: stub)
    let before = try stub.snapshot()
    let tool = try await enabling(stub, pause)
    tool.send(SIGINT)
    while let line = await tool.errorLine(), !line.contains("note: interrupted") {}
    pause.end()
    #expect(await tool.end() == .exit(130))
    #expect(stub.text("desk/systemctl")?.contains("--user disable --now almanac-") == true)
    #expect(try stub.snapshot() == before)
  }

  @Test func `after a crash, undo leaves nothing`() async throws {
    let stub = try await StubDesktop()
    try await stub.installSystemd()
    let pause = try StubPause(of: stub)
    let before = try stub.snapshot()
    let tool = try await enabling(stub, pause)
    tool.send(SIGKILL)
    // Otherwise the program that is waited for has ended, too.
    try #require(await tool.end() == .signal(SIGKILL))
    pause.end()
    await pause.reached()
    let again = try await stub.run(["--yes"])
    #expect(again.exitCode == 73 && again.errors.contains("an earlier setup was interrupted"), "\(again.errors)")
    expectDone(try await stub.run(["--undo"]))
    #expect(try stub.snapshot() == before)
  }

  /// `setup`, while it enables a service.
  private func enabling(_ stub: StubDesktop, _ pause: StubPause) async throws -> RunningTool {
    let tool = try RunningTool(
      ["setup", "--yes", "--desktop", "none"] + Self.small, on: stub.bench, environment: stub.variables)
    var lines: [String] = []
    while lines.last != "ran systemctl --user daemon-reload" { lines.append(try #require(await tool.line())) }
    #expect(lines.contains("drew the pictures in \(stub.home)/.local/share/almanac/desktop"))
    await pause.reached()
    return tool
  }

  @Test func `a file that exists is replaced only by force, and comes back`() async throws {
    let stub = try await StubDesktop()
    try stub.put("# mine\n", "user/.config/almanac/widgets.yaml")
    let before = try stub.snapshot()
    let words = ["--yes", "--desktop", "none", "--schedule", "none"] + Self.small
    for more in [[], ["--dry-run"]] {
      let refused = try await stub.run(words + more)
      #expect(refused.exitCode == 73 && refused.errors.contains("widgets.yaml: exists; --force replaces it"))
    }
    #expect(try stub.snapshot() == before)
    let forced = try await stub.run(words + ["--force", "--quiet"])
    #expect(forced.exitCode == 0 && forced.errors.isEmpty, "\(forced.errors)")
    #expect(forced.text.contains("replaced \(stub.home)/.config/almanac/widgets.yaml\n"))
    expectDone(try await stub.run(["--undo"]))
    #expect(try stub.snapshot() == before)
  }

  @Test func `answers at a terminal are taken, and Enter accepts the rest`() async throws {
    let stub = try await StubDesktop()
    try await stub.installGNOME()
    let tool = try ToolBench.tool().path
    // The found desktop, a wrong and a right widget, wallpaper, background, schedule, and the confirmation.
    let input = "\ncomix\nclock:small\n\n#102040\nnone\n\n"
    let run = try await stub.bench.run(
      ["-qec", "'\(tool)' setup", "/dev/null"],
      environment: stub.variables.merging(["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"]) { $1 },
      executable: URL(filePath: "/usr/bin/script"), input: Data(input.utf8))
    #expect(run.exitCode == 0, Comment(rawValue: run.text))
    for line in [
      "Found: GNOME, because XDG_CURRENT_DESKTOP=ubuntu:GNOME.", "1. Desktop [gnome]: ",
      "2. Widgets [clock, calendar, system]: ", "unknown widget 'comix'. Did you mean 'comic'?",
      "or only keep pictures in a folder [wallpaper]: ", "4. Background [gradient:135deg,#2B1055,#7597DE]: ",
      "5. Keep them up to date with [none]: ", "This will:", "Do it [Y/n]: ",
    ] {
      #expect(run.text.contains(line), "\(line)")
    }
    let file = try #require(stub.text("user/.config/almanac/widgets.yaml"))
    #expect(file.contains("background: '#102040'\n") && file.contains("- {kind: clock, families: systemSmall}\n"))
  }

  @Test func `nothing is changed if the last answer is no`() async throws {
    let stub = try await StubDesktop()
    let before = try stub.snapshot()
    let run = try await stub.bench.run(
      ["-qec", "'\(try ToolBench.tool().path)' setup --desktop none", "/dev/null"], environment: stub.variables,
      executable: URL(filePath: "/usr/bin/script"), input: Data("\n\nn\n".utf8))
    #expect(run.text.contains("note: nothing was changed"), "\(run.text)")
    #expect(try stub.snapshot() == before)
  }

  @Test func `without a terminal, it asks for --yes`() async throws {
    let stub = try await StubDesktop()
    let before = try stub.snapshot()
    let run = try await stub.run([])
    #expect(run.exitCode == 64 && run.errors.hasPrefix("error: standard input is not a terminal; pass --yes"))
    #expect(try stub.snapshot() == before)
  }

  @Test func `a home is needed, and one that can be written`() async throws {
    let stub = try await StubDesktop()
    let none = try await stub.run(["--yes"], adding: ["HOME": ""])
    #expect(none.exitCode == 69 && none.errors == "error: HOME is not set; setup writes below it\n")
    chmod(stub.home + "/.config", 0o555)
    chmod(stub.home, 0o555)
    let before = try stub.snapshot()
    let run = try await stub.run(["--yes", "--desktop", "none"] + Self.small, isBoundByPermissions: true)
    #expect(run.exitCode == 73 && run.errors.contains("Permission denied"), "\(run.errors)")
    #expect(try stub.snapshot() == before)
    chmod(stub.home, 0o755)
    chmod(stub.home + "/.config", 0o755)
  }

  @Test func `status and check read the file that setup wrote`() async throws {
    let stub = try await StubDesktop()
    func ask(_ words: [String]) async throws -> ToolRun { try await stub.bench.run(words, environment: stub.variables) }
    let none = try await ask(["check"])
    #expect(none.exitCode == 64 && none.errors.contains("a configuration file is expected"), "\(none.errors)")
    #expect(try await ask(["status"]).exitCode == 66)
    expectDone(try await stub.run(["--yes", "--desktop", "none", "--schedule", "none"] + Self.small))
    let file = "\(stub.home)/.config/almanac/widgets.yaml"
    let pictures = "\(stub.home)/.local/share/almanac/desktop"
    let check = try await ask(["check"])
    #expect(check.text == "\(pictures)/clock/systemSmall/current.png\n", "\(check.errors)")
    #expect(check.errors == "note: reading \(file), which setup wrote\n")
    for words in [[], ["clock"]] {
      let status = try await ask(["status"] + words)
      #expect(status.text.hasPrefix("clock systemSmall  \(pictures)/clock/systemSmall\n"), "\(status.errors)")
      #expect(status.errors.hasPrefix("note: reading \(file), which setup wrote"))
    }
    let unknown = try await ask(["status", "comic"])
    #expect(unknown.exitCode == 66 && unknown.errors.contains("error: \(pictures): no picture of kind comic\n"))
    // Pictures of timers of one's own: refresh does not read the file.
    expectDone(try await ask(["refresh", "comic"]))
    let named = try await ask(["status", "comic"])
    #expect(named.text.contains("/almanac/widgets/comic/systemSmall\n") && named.errors.isEmpty, "\(named.errors)")
    let folder = try await ask(["status", "--output", "\(stub.home)/.local/share/almanac/widgets"])
    // Later lines have distances from now.
    #expect(folder.text.split(separator: "\n").first == named.text.split(separator: "\n").first)
    #expect(folder.errors.isEmpty)
    // A tool with other widgets cannot read the file.
    let record = "user/.local/state/almanac/setup.json"
    let text = try #require(stub.text(record))
    try stub.put(text.replacing(#""tool" : "almanac""#, with: #""tool" : "lighthouse""#), record)
    #expect(stub.text(record) != text)
    #expect(try await ask(["check"]).exitCode == 64)
    #expect(try await ask(["status"]).text.hasPrefix("comic systemSmall"))
    // The file is gone.
    try stub.put(text, record)
    unlink(file)
    #expect(try await ask(["status"]).text.hasPrefix("comic systemSmall"))
    unlink(stub.bench.path(record))
  }

  @Test(arguments: [
    (["--desktop", "gnom"], 64, "unknown desktop 'gnom'. Did you mean 'gnome'?"),
    (["--widget", "clok"], 64, "unknown widget 'clok'. Did you mean 'clock'?"),
    (["--widget", "clock:hge"], 64, "unknown family 'hge'."),
    (
      ["--desktop", "none", "--schedule", "never"], 64,
      "unknown answer 'never'. Choose from: service, timer, cron, none."
    ),
    (["--desktop", "none", "--show", "wallpaper"], 64, "--show wallpaper needs a desktop with a wallpaper."),
    (["--desktop", "gnome"], 69, "gsettings is not installed, and GNOME's wallpaper needs it"),
    (["--scale", "4"], 64, "unknown scale '4'. Choose from: 1, 2, 3."),
    (["--undo", "--widget", "clock"], 64, "--undo takes only --dry-run, --force and --yes."),
  ]) func `impossible answers are errors`(example: (words: [String], code: Int32, answer: String)) async throws {
    let stub = try await StubDesktop()
    let before = try stub.snapshot()
    let run = try await stub.run(["--yes"] + example.words)
    #expect(run.exitCode == example.code && run.errors.contains(example.answer), "\(run.errors)")
    #expect(try stub.snapshot() == before)
  }

  @Test func `widgets that do not fit, and a missing background, are errors`() async throws {
    let stub = try await StubDesktop()
    try await stub.installGNOME()
    let words = ["--yes", "--desktop", "gnome", "--schedule", "none"]
    let small = try await stub.run(words + ["--size", "300x200"])
    #expect(small.exitCode == 64 && small.errors.contains("do not fit on 300x200 pixels; choose fewer with --widget."))
    let missing = try await stub.run(words + ["--background", "no.png"])
    #expect(missing.exitCode == 66 && missing.errors.contains("no.png: "), "\(missing.errors)")
    let present = try await stub.run(words + ["--background", "present"])
    #expect(present.exitCode == 64 && present.errors.contains("cannot be used as a background"), "\(present.errors)")
  }
}
