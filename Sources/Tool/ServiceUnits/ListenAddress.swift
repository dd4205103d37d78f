import ArgumentParser

/// What systemd listens on for a server.
package struct ListenAddress: Hashable, Sendable {
  /// The value of `ListenStream=`.
  package let text: String

  /// Parses `8780`, `0.0.0.0:8780`, `[::]:8780` or `/run/almanac.sock`. A port alone is one of the loopback interface, not of
  /// all as for systemd.
  ///
  /// - Throws: A validation error, with exit code 64, for other texts.
  package init(argument: String) throws {
    if argument.wholeMatch(of: /\/[-A-Za-z0-9_.\/]{1,106}/) != nil {
      text = argument
      return
    }
    guard let match = argument.wholeMatch(of: /(([0-9.]+|\[[0-9A-Fa-f:.]+\]):)?([0-9]{1,5})/), let port = Int(match.3),
      (1...65_535).contains(port)
    else {
      throw ValidationError(
        "invalid address '\(argument)'. Use a port, an address with a port, or the path of a Unix socket.")
    }
    text = "\(match.2 ?? "127.0.0.1"):\(port)"
  }
}
