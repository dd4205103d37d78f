import Foundation
import ServiceUnits
import SystemIO

/// What can be found out about a user's session: its variables, its programs, and their answers.
package struct DesktopSession: Sendable {
  /// A running program of the user.
  package struct Process: Hashable, Sendable {
    package let identifier: Int32
    /// The name of the file without its folder.
    package let name: String
    /// All arguments, with the program.
    package let arguments: [String]

    package init(_ arguments: [String], identifier: Int32 = 0) {
      (self.arguments, self.identifier) = (arguments, identifier)
      name = (arguments.first ?? "").split(separator: "/").last.map(String.init) ?? ""
    }
  }

  /// The environment, with the sockets of the session if the environment lacks them.
  package let variables: [String: String]
  package let processes: [Process]

  /// How long programs may take, in seconds. One that waits for a desktop that does not answer must not block `setup`
  /// forever.
  var timeLimit: Double {
    let limit = variables["ALMANAC_TIME_LIMIT"].flatMap(Double.init) ?? 0
    return limit > 0 && limit <= 86_400 ? limit : 30
  }

  package init(_ variables: [String: String], processes: [Process] = Self.ownProcesses()) {
    self.processes = processes
    var variables = variables
    // As over SSH: the sockets are there, and only the variables are missing.
    let runtime = variables["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
    func isSocket(_ path: String?) -> Bool {
      var status = stat()
      return path.map { stat($0, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK } ?? false
    }
    if variables["DBUS_SESSION_BUS_ADDRESS"] == nil, isSocket("\(runtime)/bus") {
      variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(runtime)/bus"
      variables["XDG_RUNTIME_DIR"] = runtime
    }
    if let sway = processes.first(where: { $0.name == "sway" }), !isSocket(variables["SWAYSOCK"]) {
      let socket = "\(runtime)/sway-ipc.\(getuid()).\(sway.identifier).sock"
      if isSocket(socket) { variables["SWAYSOCK"] = socket }
    }
    self.variables = variables
  }

  /// The value of a variable; nil if it is empty.
  package func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The path of an installed program.
  package func program(_ name: String) -> String? {
    ScheduledCommand.find(name, in: variables["PATH"] ?? "/usr/bin:/bin")
  }

  package func isRunning(_ name: String) -> Bool { processes.contains { $0.name == name } }

  /// The answer of a program; nil if it is not installed or fails.
  package func answer(_ words: [String], adding more: [String: String] = [:]) -> String? {
    let result = SessionCommand(words).run(in: self, adding: more)
    return result.isSuccess ? result.output : nil
  }

  /// The processes of this user, without those that have no arguments, such as threads of the kernel.
  package static func ownProcesses() -> [Process] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
    return numbers.sorted().compactMap { number in
      var status = stat()
      guard stat("/proc/\(number)", &status) == 0, status.st_uid == getuid(),
        let data = try? OpenBytes.read(at: "/proc/\(number)/cmdline", upTo: 65_536), !data.isEmpty
      else { return nil }
      let words = data.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
      return Process(words.last == "" ? words.dropLast() : words, identifier: number)
    }
  }
}
