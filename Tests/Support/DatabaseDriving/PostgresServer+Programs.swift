package import Foundation

extension PostgresServer {
  /// Runs a script with PostgreSQL's programs, which find this server.
  ///
  /// - Returns: What it printed.
  package func run(script: String, in folder: URL, path: [String] = []) throws -> String {
    let file = folder.appending(path: "script.sh")
    try Data("cd '\(folder.path)'\n\(script)".utf8).write(to: file)
    let variables = [
      "PATH": ([Self.programs ?? ""] + path + ["/usr/bin:/bin"]).joined(separator: ":"), "LC_ALL": "C.UTF-8",
      "TZ": "UTC", "HOME": folder.path, "PGHOST": self.folder.path, "PGPORT": "\(port)", "PGUSER": Self.user,
    ]
    return try Command.run("/bin/sh", ["-e", file.path], environment: variables)
  }

  /// Lets databases be on a disk that may become full, while the server's own files are not.
  ///
  /// - Returns: The name of the tablespace.
  package func addTablespace(on disk: SmallDisk) throws -> String {
    let folder = disk.folder.appending(path: "tables")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try Command.run("/bin/chown", ["postgres:", folder.path], environment: [:])
    _ = try query("CREATE TABLESPACE small LOCATION '\(folder.path)'")
    return "small"
  }
}
