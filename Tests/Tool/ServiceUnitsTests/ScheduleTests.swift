import Foundation
import Testing

@testable import ServiceUnits

/// Crontab lines and units, as text and as programs parse them.
struct ScheduleTests {
  private static let oddWords = [
    "plain", "", "two words", "100%", "50%d", "$HOME", "${x}", "it's", "\"said\"", "a\\b", "a\\\\b", "a\\%b", "tail\\",
    "\\'", "`id`", "#no", "a;b", ";", "*", "~", "ü 漫画", "--set=-x", "&&", "!x",
  ]

  private func command(_ words: [String], _ variables: [ScheduledCommand.Variable] = []) throws -> ScheduledCommand {
    try ScheduledCommand(words: words, variables: variables, name: "almanac-1", subject: "/my 100% $x")
  }

  /// The command of a crontab line after cron has parsed it: `%` ends it, and a backslash before `%` is removed.
  ///
  /// - Parameter halves: Whether two backslashes become one, as in Vixie cron.
  private func readByCron(_ line: String, halves: Bool) -> String {
    var (result, isEscaped) = ("", false)
    for character in line {
      if isEscaped && (character == "%" || (halves && character == "\\")) { result.removeLast() }
      if !isEscaped && character == "%" { break }
      result.append(character)
      isEscaped = !isEscaped && character == "\\"
    }
    return result
  }

  @Test(arguments: [true, false]) func `cron's shell reads every word unchanged`(halves: Bool) throws {
    let words = ["/usr/bin/env", "printf", "%s\\n"] + Self.oddWords
    let line = try CrontabLine(command: try command(words), interval: .standard).text()
    #expect(line.hasPrefix("*/15 * * * * /usr/bin/env printf "))
    let script = readByCron(String(line.dropFirst("*/15 * * * * ".count)), halves: halves)
      .replacing(">/dev/null", with: "")
    let (shell, output) = (Process(), Pipe())
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    shell.standardOutput = output
    try shell.run()
    let printed = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == Self.oddWords + [""])
  }

  @Test(arguments: [
    ("plain/x-1.png", "plain/x-1.png"), ("", "\"\""), ("two words", "\"two words\""), ("100%", "\"100%%\""),
    ("$x", "\"$x\""), ("a\"b", "\"a\\\"b\""), ("a\\", "\"a\\\\\""), (";", "\";\""), ("it's", "\"it's\""),
  ]) func `words in units are quoted for systemd`(word: String, quoted: String) {
    #expect(UserUnits.quoted(word) == quoted)
  }

  @Test func `a timer starts one pass, and catches up`() throws {
    let variables = [ScheduledCommand.Variable(name: "ALMANAC_HOME", value: "/my 1%")]
    let units = UserUnits(
      command: try command(["/opt/a b/almanac", "refresh", "--output", "/o%"], variables), interval: .standard)
    #expect(
      units.files == [
        .init(
          name: "almanac-1.service",
          text: """
            [Unit]
            Description=Widgets in /my 100%% $x

            [Service]
            Type=oneshot
            Environment="ALMANAC_HOME=/my 1%%"
            ExecStart=":/opt/a b/almanac" refresh --output "/o%%"

            """),
        .init(
          name: "almanac-1.timer",
          text: """
            [Unit]
            Description=Pictures of widgets in /my 100%% $x

            [Timer]
            OnCalendar=*:0/15:00
            AccuracySec=1s
            Persistent=true

            [Install]
            WantedBy=timers.target

            """),
      ])
    #expect(units.nextCommands(isChanged: false).last == "systemctl --user enable --now almanac-1.timer")
  }

  @Test func `a daemon has a watchdog and is restarted`() throws {
    let files = UserUnits(command: try command(["/a", "run"]), interval: nil).files
    #expect(files.map(\.name) == ["almanac-1.service"])
    for line in ["Type=notify", "WatchdogSec=60", "Restart=on-failure", "ExecStart=:/a run", "WantedBy=default.target"]
    {
      #expect(files[0].text.contains("\n\(line)\n"))
    }
  }

  @Test(arguments: [
    ("1m", "* * * * *", "*:*:00"), ("15m", "*/15 * * * *", "*:0/15:00"), ("60m", "0 * * * *", "*:00:00"),
    ("2h", "0 */2 * * *", "0/2:00:00"), ("24h", "0 0 * * *", "*-*-* 00:00:00"), ("1d", "0 0 * * *", "*-*-* 00:00:00"),
  ]) func `intervals have the same times every day`(text: String, cron: String, calendar: String) throws {
    let interval = try ScheduleInterval(argument: text)
    #expect(interval.cronFields == cron)
    #expect(interval.calendar == calendar)
  }

  @Test(arguments: ["", "7m", "0m", "90m", "5h", "2d", "15", "15s", "-5m"])
  func `other intervals are errors`(text: String) {
    #expect(throws: (any Error).self) { try ScheduleInterval(argument: text) }
  }

  @Test(arguments: [
    ("8780", "127.0.0.1:8780"), ("0.0.0.0:80", "0.0.0.0:80"), ("[::]:8780", "[::]:8780"),
    ("/run/a.sock", "/run/a.sock"),
  ])
  func `a server listens on ports and sockets`(text: String, stream: String) throws {
    #expect(try ListenAddress(argument: text).text == stream)
  }

  @Test(arguments: ["", "0", "70000", "localhost:80", "run/a", "/a b", "/a%n", "::1:80", "80\nExecStart=x"])
  func `other addresses are errors`(text: String) {
    #expect(throws: (any Error).self) { try ListenAddress(argument: text) }
  }

  @Test(arguments: ["a\nb", "a\rb", "a\u{0}b", "\u{1B}[m"]) func `line breaks are errors`(word: String) {
    #expect(throws: (any Error).self) { try command(["/a", word]) }
    #expect(throws: (any Error).self) { try command(["/a"], [.init(name: "X", value: word)]) }
  }

  @Test func `only the schedule's own line is replaced`() throws {
    let line = CrontabLine(command: try command(["/a", "refresh"]), interval: .standard)
    let other = "# mine\nMAILTO=me\n5 4 * * * /b # almanac-12, kept by almanac schedule\n"
    let first = try line.replaced(in: other)
    #expect(first == other + (try line.text()) + "\n")
    #expect(try line.replaced(in: first) == first)
    let old = "0 1 * * * /old # almanac-1, kept by almanac schedule\n"
    #expect(try line.replaced(in: old + other + old) == (try line.text()) + "\n" + other)
    #expect(try line.replaced(in: "") == (try line.text()) + "\n")
    #expect(try line.replaced(in: "x") == "x\n" + (try line.text()) + "\n")
  }

  @Test func `a command that cron would truncate is an error`() throws {
    let line = CrontabLine(command: try command(["/a", String(repeating: "x", count: 990)]), interval: .standard)
    #expect(throws: (any Error).self) { try line.text() }
  }
}
