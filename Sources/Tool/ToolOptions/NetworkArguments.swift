package import ArgumentParser

/// The arguments of commands that fetch images unless told not to.
package struct NetworkArguments: ParsableArguments {
  @OptionGroup var hosts: HostArguments

  @Flag(help: "Do not fetch images; show only images in the cache.")
  var offline = false

  package init() {}

  package var options: NetworkOptions { NetworkOptions(hosts: hosts.options, offline: offline) }
}

/// The argument of commands that may send requests.
package struct HostArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Allow requests to a host with a private address: a name, an address, or a network such as 192.168.1.0/24. May be repeated.",
      valueName: "HOST"))
  package var allowHost: [String] = []

  package init() {}

  package func validate() throws { try options.validate() }

  package var options: HostOptions { HostOptions(allowHost: allowHost) }
}
