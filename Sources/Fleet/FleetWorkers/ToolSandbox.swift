internal import CSandbox
import Foundation
import SystemIO

/// What a program that is not ours may do: read itself, its resources, the system's libraries and fonts, and one owner's
/// data; write to a folder of its own; nothing else. See Docs/Decisions/0147.
package struct ToolSandbox: Sendable {
  /// The program with the command that sets up the sandbox: this one.
  let launcher: String
  /// Further files and folders that every tool may read and execute.
  let readable: [String]
  /// Why this machine cannot restrict programs; nil if it can.
  let problem: String?

  /// The hidden command.
  package static let command = "fleet-sandbox"

  /// Tells a program that it runs in a sandbox.
  static let environment = [("ALMANAC_SANDBOX", "1")]

  package init(readable: [String] = []) { self.init(launcher: FleetTools.ownProgram, readable: readable) }

  init(
    launcher: String, readable: [String] = [], landlock: Int32 = csandbox_landlock_version(),
    hasFilter: Bool = csandbox_has_filter()
  ) {
    (self.launcher, self.readable) = (launcher, readable)
    problem =
      if landlock == 0 {
        "the kernel has no Landlock (Linux 5.13 or later, with landlock in /sys/kernel/security/lsm)"
      } else if !hasFilter {
        "the kernel has no filter of system calls (seccomp), or the processor is not known"
      } else {
        nil
      }
  }

  /// The system's programs, libraries and fonts.
  private static let programs = ["/usr", "/lib", "/lib64", "/bin"]
  /// What libraries read. Nothing of it is secret, or about processes other than their own.
  private static let files = [
    "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/etc/fonts", "/var/cache/fontconfig", "/proc/self",
    "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu", "/dev/zero", "/dev/random", "/dev/urandom",
  ]

  /// The command that runs a tool in the sandbox.
  ///
  /// - Parameters:
  ///   - data: The folder with the data of the owner that it draws for; nil for none.
  ///   - directory: The folder that it may write to.
  package func command(running tool: String, _ arguments: [String], data: String?, directory: String) -> [String] {
    // A tool looks for its resources beside the file that it is.
    let program = URL(fileURLWithPath: tool).resolvingSymlinksInPath().path
    let run = Self.existing(Self.programs + Self.runtimes(of: program)) + readable + [program]
    let read = Self.existing(Self.files + ["\(program).resources"]) + (data.map { [$0] } ?? [])
    return [launcher, Self.command] + run.flatMap { ["--run", $0] } + read.flatMap { ["--read", $0] }
      + ["--write", directory, "--write", "/dev/null", "--", tool] + arguments
  }

  private static func existing(_ paths: [String]) -> [String] { paths.filter { access($0, F_OK) == 0 } }

  /// The folders with Swift's libraries, outside of the system's, that a program is linked with. What else it names is not
  /// believed.
  private static func runtimes(of tool: String) -> [String] {
    LibraryFolders.named(by: tool).filter { access("\($0)/libswiftCore.so", F_OK) == 0 }
  }
}
