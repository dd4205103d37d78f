import Foundation
import SystemIO
import Testing

/// A Slurm cluster with this machine as its only node, in a folder of its own: `munged`, `slurmctld` and `slurmd`. They
/// are ended at the end of the test.
final class SlurmCluster {
  private static let programs = [
    "/usr/sbin/munged", "/usr/sbin/slurmctld", "/usr/sbin/slurmd", "/usr/bin/sbatch", "/usr/bin/squeue",
  ]

  /// Whether it is installed, or has to be: in CI. Without root, `slurmd` does not start the jobs of others.
  static var isExpected: Bool {
    geteuid() == 0
      && (programs.allSatisfy { access($0, X_OK) == 0 } || ProcessInfo.processInfo.environment["CI"] != nil)
  }

  private let bench: ToolBench
  private let folder: URL
  private let name: String
  private var daemons: [String: ChildProcess] = [:]

  /// Starts the cluster, and waits until the node takes jobs.
  init(on bench: ToolBench) async throws {
    self.bench = bench
    folder = bench.folder.appending(path: "slurm")
    for name in ["state", "spool"] {
      try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    let host = try String(contentsOfFile: "/proc/sys/kernel/hostname", encoding: .utf8)
    name = String(try #require(host.split(whereSeparator: { ".\n".contains($0) }).first))
    let key = folder.appending(path: "key")
    try Data((0..<64).map { _ in UInt8.random(in: .min ... .max) }).write(to: key)
    chmod(key.path, 0o400)
    try Data(try configuration().utf8).write(to: folder.appending(path: "slurm.conf"))
    try start("munged", munge)
    try await wait(until: "munged listens") { access(self.folder.appending(path: "munge").path, F_OK) == 0 }
    try start("slurmctld", ["-D", "-f", folder.appending(path: "slurm.conf").path])
    try startNode()
    try await wait(until: "the node is idle") { try await self.run("sinfo", ["-h", "-o", "%T"]).text == "idle\n" }
  }

  deinit {
    for name in ["slurmd", "slurmctld", "munged"] { stop(name, with: SIGTERM) }
  }

  private var munge: [String] {
    // The folder of the tests may be writable for others.
    ["--foreground", "--force", "--num-threads=1"]
      + ["key-file=key", "socket=munge", "pid-file=munged.pid", "log-file=munged.log", "seed-file=seed"].map {
        let parts = $0.split(separator: "=")
        return "--\(parts[0])=\(folder.appending(path: String(parts[1])).path)"
      }
  }

  private func configuration() throws -> String {
    let ports = try FreePorts.take(2)
    let path = folder.path
    return """
      ClusterName=almanac
      SlurmctldHost=\(name)(127.0.0.1)
      SlurmUser=root
      SlurmctldPort=\(ports[0])
      SlurmdPort=\(ports[1])
      AuthType=auth/munge
      AuthInfo=socket=\(path)/munge
      StateSaveLocation=\(path)/state
      SlurmdSpoolDir=\(path)/spool
      SlurmctldPidFile=\(path)/slurmctld.pid
      SlurmdPidFile=\(path)/slurmd.pid
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      MpiDefault=none
      SelectType=select/cons_tres
      SelectTypeParameters=CR_CPU
      ReturnToService=2
      SlurmdParameters=config_overrides
      NodeName=\(name) NodeAddr=127.0.0.1 CPUs=2 RealMemory=1024
      PartitionName=all Nodes=\(name) Default=YES

      """
  }

  private func start(_ daemon: String, _ arguments: [String]) throws {
    let log = folder.appending(path: "\(daemon).log").path
    let file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(file) }
    // Jobs get the environment of `slurmd` where `sbatch` gives none.
    daemons[daemon] = try ChildProcess(
      "/usr/sbin/\(daemon)", arguments, environment: environment, directory: folder.path,
      streams: .init(output: file, errors: file))
  }

  private func stop(_ daemon: String, with signal: Int32) {
    guard let process = daemons.removeValue(forKey: daemon) else { return }
    kill(process.identifier, signal)
    _ = process.wait()
  }

  private func startNode() throws {
    try start("slurmd", ["-D", "-f", folder.appending(path: "slurm.conf").path])
  }

  private var environment: [String: String] {
    ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "SLURM_CONF": folder.appending(path: "slurm.conf").path]
  }

  /// Runs one of Slurm's commands in the bench's folder.
  func run(_ command: String, _ arguments: [String], environment: [String: String] = [:]) async throws -> ToolRun {
    try await bench.run(
      arguments, environment: self.environment.merging(environment) { $1 },
      executable: URL(filePath: "/usr/bin/\(command)"))
  }

  /// Waits until no job is left.
  func drain() async throws {
    try await wait(until: "all jobs have ended") { try await self.run("squeue", ["-h"]).output.isEmpty }
  }

  /// Ends everything that runs on the node, as when it loses power, and starts the node again.
  ///
  /// - Parameter job: The process of a job's script on the node.
  func crash(during job: Int32) async throws {
    stop("slurmd", with: SIGKILL)
    // The script's parent is Slurm's process for the job, which would report its end.
    let step = try #require(Self.parent(of: job))
    for process in [step] + (try Self.descendants(of: step)) { kill(process, SIGKILL) }
    // What the controller does by itself when a node has not answered for a while.
    try await control("update", "NodeName=\(name)", "State=DOWN", "Reason=crash")
    try startNode()
    try await wait(until: "the node is back") {
      // An error if the node has come back by itself.
      _ = try await self.run("scontrol", ["update", "NodeName=\(self.name)", "State=RESUME"])
      return try await !self.run("sinfo", ["-h", "-n", self.name, "-o", "%t"]).text.hasPrefix("down")
    }
    // It waits until the job's credential is not valid any more, in two minutes.
    let waiting = try await run("squeue", ["-h", "-r", "-t", "PENDING", "-o", "%i"]).text
    // An error if it has started.
    for job in waiting.split(separator: "\n") {
      _ = try await run("scontrol", ["update", "JobId=\(job)", "StartTime=now"])
    }
  }

  private func control(_ words: String...) async throws {
    let run = try await run("scontrol", words)
    try #require(run.exitCode == 0, "\(words): \(run.errors)")
  }

  func wait(until what: String, _ condition: () async throws -> Bool) async throws {
    while try await !condition() {
      try Task.checkCancellation()
      for (name, process) in daemons where !process.isRunning {
        let log = try? String(contentsOf: folder.appending(path: "\(name).log"), encoding: .utf8)
        throw Ended(daemon: name, log: log ?? "")
      }
    }
  }

  struct Ended: Error {
    let daemon: String
    let log: String
  }

  /// Who started a process; nil if it has ended.
  private static func parent(of process: Int32) -> Int32? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    // The name is in parentheses; the state and the parent follow it.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 1 ? Int32(fields[1]) : nil
  }

  private static func descendants(of process: Int32) throws -> [Int32] {
    let all = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }
    let children = all.filter { parent(of: $0) == process }
    return try children + children.flatMap(descendants)
  }
}

/// Ports that nobody listens on.
private enum FreePorts {
  static func take(_ count: Int) throws -> [UInt16] {
    let sockets = (0..<count).map { _ in socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0) }
    defer { for socket in sockets { close(socket) } }
    return try sockets.map { socket in
      var name = sockaddr_in()
      name.sin_family = sa_family_t(AF_INET)
      name.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafeMutablePointer(to: &name) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
        }
      }
      try #require(isBound)
      return UInt16(bigEndian: name.sin_port)
    }
  }
}
