/// A server as units of the system's service manager: a service that can do little else, and the socket that starts it.
package struct ServerUnits: Hashable, Sendable {
  package let command: ScheduledCommand
  /// What systemd listens on, as in `ListenStream=`; empty for a service that opens a Unix socket itself.
  package let addresses: [String]

  /// - Parameters:
  ///   - program: The tool's absolute path.
  ///   - options: Options of `serve`, with absolute paths.
  ///   - variables: Variables besides those of folders.
  ///   - addresses: What systemd listens on.
  /// - Throws: A validation error, with exit code 64, for text with a control character.
  package init(
    _ program: String, _ options: [String], variables: [ScheduledCommand.Variable], addresses: [String], name: String,
    subject: String
  ) throws {
    let socket = addresses.isEmpty ? ["--socket", "/run/\(name)/serve.sock"] : []
    let folders = [("ALMANAC_HOME", "/var/lib/\(name)"), ("XDG_CACHE_HOME", "/var/cache/\(name)")]
    command = try ScheduledCommand(
      words: [program, "serve"] + options + ["--output", "/var/lib/\(name)/widgets"] + socket,
      variables: folders.map { ScheduledCommand.Variable(name: $0, value: $1) } + variables, name: name,
      subject: subject)
    self.addresses = addresses
  }

  /// The folder of units that administrators write.
  package static let folder = "/etc/systemd/system"

  package var files: [UserUnits.File] {
    let service = UserUnits.File(name: "\(command.name).service", text: service)
    return addresses.isEmpty ? [service] : [service, UserUnits.File(name: "\(command.name).socket", text: socket)]
  }

  /// The commands to run after the files are installed.
  package var nextCommands: [String] {
    ["systemctl daemon-reload", "systemctl enable --now \(files.last?.name ?? command.name)"]
  }

  /// Paths that the service cannot read, because it sees no homes.
  package var hiddenPaths: [String] {
    command.words.filter { word in ["/home/", "/root/", "/run/user/"].contains { word.hasPrefix($0) } }
  }

  private var service: String {
    let units = UserUnits(command: command, interval: nil)
    let lines =
      [
        "[Unit]", "Description=Widgets over HTTP: \(units.title)", "After=network-online.target",
        "Wants=network-online.target", "", "[Service]", "Type=exec",
      ] + units.environment + [units.start] + ["ExecReload=/bin/kill -HUP $MAINPID", "Restart=on-failure"]
      + (addresses.isEmpty ? ["RuntimeDirectory=\(command.name)"] : [])
      + ["StateDirectory=\(command.name)", "CacheDirectory=\(command.name)"] + Self.restrictions
      + (addresses.isEmpty ? ["", "[Install]", "WantedBy=multi-user.target"] : [])
    return lines.map { $0 + "\n" }.joined()
  }

  /// `run` compiles and starts nothing, and needs files and connections only.
  private static let restrictions = [
    "DynamicUser=yes", "UMask=0027", "CapabilityBoundingSet=", "LockPersonality=yes", "MemoryDenyWriteExecute=yes",
    "NoNewPrivileges=yes", "PrivateDevices=yes", "PrivateUsers=yes", "ProtectClock=yes", "ProtectControlGroups=yes",
    "ProtectHome=yes", "ProtectHostname=yes", "ProtectKernelLogs=yes", "ProtectKernelModules=yes",
    "ProtectKernelTunables=yes", "ProtectProc=invisible", "ProtectSystem=strict", "RemoveIPC=yes",
    "RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6", "RestrictNamespaces=yes", "RestrictRealtime=yes",
    "RestrictSUIDSGID=yes", "SystemCallArchitectures=native", "SystemCallFilter=@system-service",
    "SystemCallFilter=~@privileged",
  ]

  private var socket: String {
    let title = UserUnits(command: command, interval: nil).title
    let lines =
      ["[Unit]", "Description=Widgets over HTTP: \(title)", "", "[Socket]"]
      + addresses.map { "ListenStream=\($0)" } + ["", "[Install]", "WantedBy=sockets.target"]
    return lines.map { $0 + "\n" }.joined()
  }
}
